import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clients, demos, messages, portfolio } from '../../../support/content.ts'
import type { TextPageContent } from '../../../../src/reader/schema.ts'
import { TextPage } from '../../../../src/pages/text/TextPage.tsx'

const captions = ['Before', 'After']
const pictures = [clients[0]!, demos[0]!].map(({ picture: { name } }, index) => {
  const caption = captions[index]!
  return { name, alt: `${caption} it`, caption }
})

const words: Pick<TextPageContent, 'slug' | 'heading' | 'lead' | 'sections' | 'closing'> = {
  slug: 'privacy',
  heading: 'Privacy',
  closing: true,
  lead: 'No forms, no cookies.',
  sections: [
    {
      heading: 'Data',
      paragraphs: ['A copy of the pages.', 'A theme.'],
      quote: { text: '“They keep little.”', name: 'Ana', role: 'a visitor' },
    },
    {
      heading: 'Rights',
      points: ['to ask', 'to be forgotten'],
      pictures,
      figures: [{ value: '9', label: 'pages', source: 'The sitemap' }],
      prices: [
        { name: 'Name', price: '$9', note: 'Once.' },
        { name: 'Logo', price: '$7' },
      ],
      quote: { text: '“Nine.”', name: 'Luis', role: 'his shop', url: 'https://luis.example' },
      links: [
        { text: 'The law', href: 'https://law.example/privacy' },
        { text: 'Our work', href: '/portfolio' },
      ],
    },
  ],
}

const show = () => render(<TextPage {...words} />).container

test('a text page shows all its texts in order', () => {
  const texts = show().querySelectorAll('h1, h2, p, li, figcaption, dt, dd, blockquote')
  const shown = Array.from(texts, ({ textContent }) => textContent).join(' | ')
  expect(shown.replaceAll(` ${messages.newTab}`, '')).toBe(
    'Privacy | No forms, no cookies. | Data | A copy of the pages. | A theme. | ' +
      '“They keep little.” | Ana, a visitor | Rights | to ask | to be forgotten | Before | After | ' +
      '9 | pages | The sitemap | NameOnce. | $9 | Logo | $7 | “Nine.” | Luis, his shop | The law | Our work | ' +
      portfolio.closing.heading,
  )
})

test('pictures have descriptions, and no styles of their own, because the policy would have to allow them', () => {
  const container = show()
  const alts = screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  expect(alts).toEqual(['Before it', 'After it'])
  expect(container.querySelectorAll('section:not(#start) [class]:not(a, a *)')).toHaveLength(0)
})

test("each section is a region that links can focus, and its id begins with the page's slug", () => {
  show()
  for (const [index, { heading }] of words.sections.entries()) {
    const region = screen.getByRole('region', { name: heading })
    expect(region.id).toBe(`privacy-${index + 1}`)
    expect(region).toHaveAttribute('tabindex', '-1')
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent(heading)
  }
})

test('a link to another site opens a new tab, a link within the site does not', () => {
  show()
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('target')
  expect([/^The law/, /^his shop/, /^Our work/].map(target)).toEqual(['_blank', '_blank', null])
})

test("a client's case shows the client's site, and ends in the closing band", () => {
  render(<TextPage {...words} closing={false} client={clients[0]} />)
  expect(screen.getByRole('img', { name: clients[0]!.picture.alt })).toBeVisible()
  expect(screen.getByRole('link', { name: portfolio.closing.link })).toBeVisible()
})
