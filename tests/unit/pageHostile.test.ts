import { expect, test } from 'vitest'
import { pageHtml } from '../../plugins/page.ts'
import { content, context, page, parsed, template } from './pageParts.ts'

const hostile = `"><script>alert('$&')</script>\u202e`

test('hostile words stay words, in elements, attributes and structured data', () => {
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
