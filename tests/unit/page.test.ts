import { expect, test } from 'vitest'
import { pageHtml } from '../../plugins/page.ts'
import { content, context, page, parsed, template } from './pageParts.ts'

test.each(['<!--head-->', '<div id="root"></div>'])(
  'a template without %s stops the build',
  (placeholder) => {
    const broken = template.replace(placeholder, '')
    expect(() => pageHtml(broken, page, context)).toThrow(`index.html: ${placeholder} is missing`)
  },
)

test('a page has its title, description, address, picture and content', () => {
  const html = pageHtml(template, page, context)
  expect(parsed(html).title).toBe('About')
  expect(content(html, 'meta[name=description]')).toBe('Who we are')
  expect(content(html, 'meta[property="og:url"]')).toBe('https://site.example/about')
  expect(content(html, 'meta[property="og:image"]')).toMatch(/^https:\/\/site\.example\/.+\.png$/)
  expect(content(html, 'meta[property="og:image:alt"]')).not.toBe('')
  expect(parsed(html).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://site.example/about',
  )
  expect(parsed(html).querySelector('#root')?.outerHTML).toBe(
    '<div id="root" data-page="/about"><p>Hello</p></div>',
  )
})

test("the style between its tags is exactly the pages'", () => {
  expect(pageHtml(template, page, context)).toContain('>p{color:red}</style>')
})

test('the 404 page asks not to be indexed and claims no address', () => {
  const { structuredData: _none, ...rest } = context
  const html = pageHtml(template, { ...page, path: '/404', hidden: true }, rest)
  expect(content(html, 'meta[name=robots]')).toBe('noindex')
  expect(html).not.toMatch(/canonical|og:|ld\+json/)
})

test('every page names the manifest, so that whoever reads its HTML can install the site', () => {
  const html = pageHtml(template, page, context)
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
})
