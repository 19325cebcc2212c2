import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '../../../support/content.ts'
import type { TextPageWords } from '../../../../plugins/content/schema.ts'
import { TextPage } from '../../../../src/pages/text/TextPage.tsx'
import { InterfaceMessages } from '../../../../src/ui/messages.ts'

const words: Pick<TextPageWords, 'heading' | 'lead' | 'sections'> = {
  heading: 'Privacy',
  lead: 'No forms, no cookies.',
  sections: [
    { heading: 'Data', paragraphs: ['A copy of the pages.', 'A theme.'] },
    {
      heading: 'Rights',
      points: ['to ask', 'to be forgotten'],
      links: [
        { text: 'The law', href: 'https://law.example/privacy' },
        { text: 'Our work', href: '/portfolio' },
      ],
    },
  ],
}

const show = () =>
  render(
    <InterfaceMessages.Provider value={messages}>
      <TextPage id="privacy" {...words} />
    </InterfaceMessages.Provider>,
  ).container

test('a text page shows all its texts in order', () => {
  const container = show()
  const parts = [...container.querySelectorAll('h1, h2, p, li')].map(({ textContent }) =>
    textContent.replace(` ${messages.newTab}`, ''),
  )
  expect(parts).toEqual([
    'Privacy',
    'No forms, no cookies.',
    'Data',
    'A copy of the pages.',
    'A theme.',
    'Rights',
    'to ask',
    'to be forgotten',
    'The law',
    'Our work',
  ])
})

test("each section is a region whose id begins with the page's slug", () => {
  show()
  for (const [index, { heading }] of words.sections.entries()) {
    const region = screen.getByRole('region', { name: heading })
    expect(region.id).toBe(`privacy-${index + 1}`)
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent(heading)
  }
})

test('a link to another site opens a new tab, a link within the site does not', () => {
  show()
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('target')
  expect([target(/^The law/), target(/^Our work/)]).toEqual(['_blank', null])
})
