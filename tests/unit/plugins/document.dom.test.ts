import { expect, test } from 'vitest'
import type { IconUrls } from '../../../manifest/index.ts'
import { pageHtml } from '../../../plugins/pages/document.ts'

const template =
  '<html><head><!--head--><script type="module" src="/src/boot.ts"></script></head><body><div id="root"></div></body></html>'

const page = {
  path: '/about',
  title: 'About',
  description: 'Who we are',
  card: { file: 'social.png', alt: 'The name' },
  html: '<p>Hello</p>',
  css: 'p{color:red}',
}
const context = {
  icons: {} as IconUrls,
  agency: { origin: 'https://site.example' as const, brand: 'Brand', language: 'en-US' },
  fonts: ['/assets/font.woff2', '/assets/further.woff2'],
  structuredData: { name: 'Brand' },
  script: 'start()',
  policyMeta: '',
  build: 'abc123',
}

/** Returns the HTML of the page. The fields in `agency` replace the default fields of the agency. */
const htmlOf = (agency: object = {}) =>
  pageHtml(template, page, { ...context, agency: { ...context.agency, ...agency } })

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const content = (from: Document, selector: string) =>
  from.querySelector(selector)?.getAttribute('content')

test.each([
  ['ar-SA', 'rtl', 'ar_SA'],
  ['pa-PK', 'rtl', 'pa_PK'],
  ['pa-IN', 'ltr', 'pa_IN'],
  ['de', 'ltr', 'de_DE'],
  ['zh-Hant-TW', 'ltr', 'zh_TW'],
  ['es-419', 'ltr', 'es_419'],
])(
  'a page in the language %s has the direction %s, and shared links name the locale %s',
  (...row) => {
    const [language] = row
    const shown = parsed(htmlOf({ language }))
    const { lang, dir } = shown.documentElement
    expect([lang, dir, content(shown, 'meta[property="og:locale"]')]).toEqual(row)
  },
)

test('every page preloads its fonts', () => {
  // Browsers load a font twice if the link that preloads it lacks `crossorigin`.
  const fonts = parsed(htmlOf()).querySelectorAll('link[rel=preload][as=font][crossorigin]')
  expect(Array.from(fonts, (font) => font.getAttribute('href'))).toEqual(context.fonts)
})

test('the policy in a page comes before the elements to which it applies', () => {
  const policyMeta = '<meta http-equiv="Content-Security-Policy" content="">'
  const html = pageHtml(template, page, { ...context, policyMeta })
  expect(html.search(/<(?:meta http|script|style|link)/)).toBe(html.indexOf(policyMeta))
})

test('the head links to the page in each language, and to one for other languages', () => {
  const languages = [
    { language: 'de', address: 'https://de.site.example', name: 'Deutsch' },
    { language: 'en-US', address: 'https://site.example', name: 'English' },
  ] as const
  const links = parsed(htmlOf({ languages })).querySelectorAll('link[rel=alternate]')
  expect(Array.from(links, ({ attributes }) => [...attributes].map(({ value }) => value))).toEqual([
    ['alternate', 'de', 'https://de.site.example/about'],
    ['alternate', 'en-US', 'https://site.example/about'],
    ['alternate', 'x-default', 'https://de.site.example/about'],
  ])
})

const hostile = `</title>"><script>alert('$&')</script>\u202e`

test('hostile texts stay texts in elements, attributes and structured data', () => {
  const agency = { ...context.agency, brand: hostile }
  const data = { ...context, agency, structuredData: { name: hostile } }
  const shown = parsed(pageHtml(template, { ...page, title: hostile, description: hostile }, data))
  expect(shown.title).toBe(hostile)
  for (const name of ['name=description', 'property="og:site_name"', 'property="og:title"'])
    expect(content(shown, `meta[${name}]`)).toBe(hostile)
  const json = shown.querySelector('script[type="application/ld+json"]')?.textContent
  expect(JSON.parse(json ?? '')).toEqual({ name: hostile })
  const count = (document: Document) => document.querySelectorAll('*').length
  expect(count(shown)).toBe(count(parsed(htmlOf())))
})
