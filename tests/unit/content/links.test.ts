import { expect, test, vi } from 'vitest'
import { linkMistakes } from '../../../plugins/checks/links.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { prerender } from '../../../src/prerender.tsx'

/** A path with an extension is a file of the build, and these tests have no build. */
const isFile = (path: string) => /\.\w+$/.test(path)

test('every link of the pages leads to a page, an id or a file', () => {
  // In development, React warns about effects that do nothing on the server.
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const rendered = prerender()
  silent.mockRestore()
  const html = rendered.pages.map((page) => page.html).join('')
  expect(html.match(/ href="[/#]/g)?.length).toBeGreaterThan(0)
  expect(linkMistakes(rendered, isFile).map(line)).toEqual([])
})

const content = {
  home: { nav: [{ text: "What's here", href: '#services' }] },
  footer: { columns: [{ links: [{ text: 'Work', href: '/portfolio#demos' }] }] },
}

/** Two pages, the first with an additional link. */
const pages = (text: string, href: string) => {
  const link = `<a class="x" href="${href}">${text}</a>`
  return [
    {
      path: '/',
      html: `<main id="main" tabindex="-1"><pattern id="hatching"/><section id="services" tabindex="-1"></section>${link}</main>`,
    },
    { path: '/portfolio', html: '<section id="demos" tabindex="-1"></section>' },
    { path: '/404', html: '<main id="lost" tabindex="-1"></main>', noindex: true as const },
  ]
}

const mistakes = (text: string, href: string, words: Record<string, unknown> = content) =>
  linkMistakes({ pages: pages(text, href), content: words }, (path) => path === '/card.vcf').map(
    line,
  )

test.each([
  '#services',
  '#hatching',
  '/',
  '/portfolio',
  '/portfolio?a=1&amp;b=2#demos',
  '/404',
  '/card.vcf',
])('a link to %s is valid', (href) => {
  expect(mistakes('A link', href)).toEqual([])
})

test.each([
  ['#servces', 'expected a part of /: #main, #services; did you mean "#services"?'],
  ['/portfolio#demo', 'expected a part of /portfolio: #demos; did you mean "/portfolio#demos"?'],
  ['#demos', 'expected a part of /: #main, #services; did you mean "/portfolio#demos"?'],
  ['/portfolo', 'expected a page: /, /portfolio; did you mean "/portfolio"?'],
  ['/card.vcard', 'expected a page: /, /portfolio'],
])('a link to %s is reported in one line with its field', (href, expected) => {
  const nav = [{ text: "What's here", href }]
  const own = `src/content/home.yaml: nav #1 (What's here).href is "${href}"; ${expected}`
  expect(mistakes('What&#x27;s here', href, { home: { nav } })).toEqual([own])
  const elsewhere = `The page /: a link is "${href}"; ${expected}`
  expect(mistakes('Other words', href, { home: { nav } })).toEqual([elsewhere])
})
