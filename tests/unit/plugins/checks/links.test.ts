import { expect, test } from 'vitest'
import { deadLinks } from '../../../../plugins/checks/links.ts'
import type { TextPageContent } from '../../../../src/reader/schema.ts'
import { footer as ownFooter, home } from '../../../support/content.ts'
import { designedPages } from '../../../../src/pageFacts.ts'

const privacy: TextPageContent = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'Which data this site keeps.',
  heading: 'Privacy',
  lead: 'No forms, no cookies.',
  sections: [{ heading: 'Data', paragraphs: ['A copy of the pages.'] }],
}
const here = (href: string) => ({ text: 'Here', href })
const nav = (href: string) => ({
  home: { ...home, nav: [here(href)] as const satisfies unknown[] },
  pages: [privacy],
})
const footer = (href: string) => ({
  footer: { ...ownFooter, columns: [{ heading: 'Site', links: [here(href)] }] },
  pages: [],
})

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
  '/licenses/phosphor%2DMIT.txt#page=2',
  'https://a.example/nowhere#no-part',
  'mailto:hello@a.example',
])('a link to %s is valid', (href) => {
  expect(deadLinks(nav(href))).toEqual([])
})

const partOf = (path: keyof typeof designedPages) =>
  `a section of ${path}: ${designedPages[path].sections.map((id) => `#${id}`).join(', ')}`
const page = `a page (${[...Object.keys(designedPages), '/privacy'].join(', ')}) or a file in public/`

test.each([
  ['#servces', partOf('/')],
  ['#demos', partOf('/')],
  ['/privacy#privacy-2', 'a section of /privacy: #privacy-1'],
  ['/portfolo', page],
  ['/licenses', page],
  ['/contact.card', page],
  ['/100%.pdf', page],
])('a link to %s is reported with its field', (href, expected) => {
  const place = { file: 'src/content/home.yaml', field: 'nav.0.href' }
  expect(deadLinks(nav(href))).toEqual([{ ...place, found: `is "${href}"`, expected }])
})

test('a link of a text page may lead to a section of the page', () => {
  const link = (href: string) => ({
    pages: [
      ...Array.from({ length: 10 }, (_, index) => ({ ...privacy, slug: `page-${index}` })),
      { ...privacy, sections: [{ heading: 'More', links: [{ text: 'Here', href }] }] },
    ],
  })
  expect(deadLinks(link('#privacy-1'))).toEqual([])
  expect(deadLinks(link('#services'))).toHaveLength(1)
})

test('a link of the footer may lead only to an element of every page', () => {
  expect(deadLinks(footer('#contact-details'))).toEqual([])
  expect(deadLinks(footer('/#contact'))).toEqual([])
  expect(deadLinks(footer('#contact'))).toMatchObject([{ field: 'columns.0.links.0.href' }])
})
