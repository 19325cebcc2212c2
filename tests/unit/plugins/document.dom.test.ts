import { expect, test } from 'vitest'
import type { IconUrls } from '../../../manifest/index.ts'
import { pageHtml } from '../../../plugins/pages/document.ts'
import { barMedia } from '../../../src/boot/choices.ts'
import { themeColor } from '../../../src/theme/palette.ts'

const template =
  '<html><head><!--head--><script type="module" src="/src/boot/boot.ts"></script></head><body><div id="root"></div></body></html>'

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

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const content = (html: string, selector: string) =>
  parsed(html).querySelector(selector)?.getAttribute('content')

test.each([
  ['ar-SA', 'rtl', 'ar_SA'],
  ['pa-PK', 'rtl', 'pa_PK'],
  ['pa-IN', 'ltr', 'pa_IN'],
  ['de', 'ltr', 'de_DE'],
  ['zh-Hant-TW', 'ltr', 'zh_TW'],
  ['es-419', 'ltr', 'es_419'],
])('a page in %s has the direction %s, and for shared links the locale %s', (...row) => {
  const [language] = row
  const html = pageHtml(template, page, { ...context, agency: { ...context.agency, language } })
  const { lang, dir } = parsed(html).documentElement
  expect([lang, dir, content(html, 'meta[property="og:locale"]')]).toEqual(row)
})

test('every page fetches its fonts early, and colors the bars of the browser', () => {
  const html = pageHtml(template, page, context)
  // Without `crossorigin` a browser would load the font twice.
  const fonts = [...parsed(html).querySelectorAll('link[rel=preload][as=font][crossorigin]')]
  expect(fonts.map((font) => font.getAttribute('href'))).toEqual(context.fonts)
  // Two themes may have one ground.
  const bars = [...parsed(html).querySelectorAll('meta[name=theme-color]')]
  expect(bars.map((bar) => [bar.getAttribute('media'), bar.getAttribute('content')])).toEqual(
    Object.entries(themeColor).map(([theme, color]) => [barMedia(theme, 'system'), color]),
  )
})

test('the policy in a page comes before all that it judges', () => {
  const policyMeta = '<meta http-equiv="Content-Security-Policy" content="">'
  const html = pageHtml(template, page, { ...context, policyMeta })
  expect(html.search(/<(?:meta http|script|style|link)/)).toBe(html.indexOf(policyMeta))
})

test('the head names a page in each language, and one for all others', () => {
  const languages = [
    { language: 'de', address: 'https://de.site.example', name: 'Deutsch' },
    { language: 'en-US', address: 'https://site.example', name: 'English' },
  ] as const
  const html = pageHtml(template, page, { ...context, agency: { ...context.agency, languages } })
  const links = parsed(html).querySelectorAll('link[rel=alternate]')
  expect(Array.from(links, ({ attributes }) => [...attributes].map(({ value }) => value))).toEqual([
    ['alternate', 'de', 'https://de.site.example/about'],
    ['alternate', 'en-US', 'https://site.example/about'],
    ['alternate', 'x-default', 'https://de.site.example/about'],
  ])
})

const hostile = `</title>"><script>alert('$&')</script>\u202e`

test('hostile texts stay texts in elements, attributes and structured data', () => {
  const words = { ...page, title: hostile, description: hostile }
  const agency = { ...context.agency, brand: hostile }
  const data = { ...context, agency, structuredData: { name: hostile } }
  const plain = pageHtml(template, page, context)
  const html = pageHtml(template, words, data)
  expect(parsed(html).title).toBe(hostile)
  expect(content(html, 'meta[name=description]')).toBe(hostile)
  expect(content(html, 'meta[property="og:site_name"]')).toBe(hostile)
  expect(content(html, 'meta[property="og:title"]')).toBe(hostile)
  const json = parsed(html).querySelector('script[type="application/ld+json"]')?.textContent
  expect(JSON.parse(json ?? '')).toEqual({ name: hostile })
  const count = (text: string) => parsed(text).querySelectorAll('*').length
  expect(count(html)).toBe(count(plain))
})
