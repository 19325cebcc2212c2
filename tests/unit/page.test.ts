import { expect, test } from 'vitest'
import { pageHtml } from '../../build/page.ts'
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
  expect(content(html, 'meta[property="og:image"]')).toBe('https://site.example/card.png')
  expect(content(html, 'meta[property="og:image:alt"]')).toBe('A card')
  expect(parsed(html).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://site.example/about',
  )
  expect(parsed(html).querySelector('#root')?.outerHTML).toBe(
    '<div id="root" data-page="/about"><p>Hello</p></div>',
  )
})

test("the style between its tags is exactly the pages', and names what Emotion need not insert", () => {
  const html = pageHtml(template, page, context)
  expect(html).toContain('<style>p{color:red}</style>')
})

test('the 404 page asks not to be indexed and claims no address', () => {
  const html = pageHtml(template, { ...page, path: '/404' }, { ...context, found: undefined })
  expect(content(html, 'meta[name=robots]')).toBe('noindex')
  expect(html).not.toMatch(/canonical|og:|ld\+json/)
})

test('the manifest is fetched early only where no script can name it later', () => {
  const html = pageHtml(template, page, context)
  const named = '<link rel="manifest" href="/manifest.webmanifest">'
  expect(html.split(named)).toHaveLength(2)
  expect(html).toContain(`<noscript>${named}</noscript>`)
})
