import { expect, test, vi } from 'vitest'
import { linkMistakes } from '../../../plugins/content/links.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { pages } from '../../support/content.ts'
import { prerender } from '../../../plugins/pages/prerender.tsx'
import { everywhere, sections, textSectionId } from '../../../src/shared/sections.ts'
import { page as textPage } from '../../support/unit/changedContent.ts'

test('the pages and ids that links may lead to are those of the site', () => {
  // In development, React warns about effects that do nothing on the server.
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const rendered = prerender()
  silent.mockRestore()
  const expected: Record<string, readonly string[]> = {
    ...sections,
    ...Object.fromEntries(
      pages.map(({ slug, sections: own }) => [
        `/${slug}`,
        own.map((_, index) => textSectionId(slug, index)),
      ]),
    ),
  }
  const listed = rendered.pages.filter(({ noindex }) => !noindex).map(({ path }) => path)
  expect(Object.keys(expected)).toEqual(listed)
  for (const { path, html } of rendered.pages)
    for (const id of [...everywhere, ...(expected[path] ?? [])])
      expect(html, path).toContain(` id="${id}" `)
})

const privacy = { ...textPage, slug: 'privacy' }
const nav = (href: string) => ({ home: { nav: [{ text: 'Here', href }] }, pages: [privacy] })
const footer = (href: string) => ({ footer: { columns: [{ links: [{ text: 'Here', href }] }] } })

test.each([
  '#services',
  '#main',
  '/',
  '/#contact',
  '/portfolio?a=1&b=2#demos',
  '/privacy',
  '/privacy#privacy-1',
  '/404',
  '/reset',
  '/contact.vcf',
  '/licenses/phosphor-MIT.txt',
  'https://a.example/nowhere#no-part',
  'mailto:hello@a.example',
])('a link to %s is valid', (href) => {
  expect(linkMistakes(nav(href))).toEqual([])
})

test.each([
  ['#servces', 'expected a part of /: #services, #about, #contact; did you mean "#services"?'],
  [
    '/portfolio#demo',
    'expected a part of /portfolio: #work, #demos, #start; did you mean "/portfolio#demos"?',
  ],
  ['#demos', 'expected a part of /: #services, #about, #contact; did you mean "/portfolio#demos"?'],
  [
    '/privacy#privacy-2',
    'expected a part of /privacy: #privacy-1; did you mean "/privacy#privacy-1"?',
  ],
  [
    '/portfolo',
    'expected a page (/, /portfolio, /privacy) or a file in public/; did you mean "/portfolio"?',
  ],
  ['/licenses', 'expected a page (/, /portfolio, /privacy) or a file in public/'],
  ['/contact.card', 'expected a page (/, /portfolio, /privacy) or a file in public/'],
  ['/100%.pdf', 'expected a page (/, /portfolio, /privacy) or a file in public/'],
])('a link to %s is reported in one line with its field', (href, expected) => {
  const content = nav(href)
  const found = linkMistakes(content).map((each) => line({ ...each, value: content.home }))
  expect(found).toEqual([`src/content/home.yaml: nav #1 (Here).href is "${href}"; ${expected}`])
})

test('a link of a text page leads to a part of that page', () => {
  const link = (href: string) => ({
    pages: [
      ...Array.from({ length: 10 }, (_, index) => ({ ...textPage, slug: `page-${index}` })),
      { ...privacy, sections: [{ heading: 'More', links: [{ text: 'Here', href }] }] },
    ],
  })
  expect(linkMistakes(link('#privacy-1'))).toEqual([])
  expect(linkMistakes(link('#services'))).toHaveLength(1)
})

test('a link of the footer leads to a part of every page', () => {
  expect(linkMistakes(footer('#contact-details'))).toEqual([])
  expect(linkMistakes(footer('/#contact'))).toEqual([])
  const [mistake, ...others] = linkMistakes(footer('#contact'))
  expect(others).toEqual([])
  expect(mistake).toMatchObject({ field: 'columns.0.links.0.href', meant: '/#contact' })
})
