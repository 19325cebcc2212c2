// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clients, messages, portfolio, site } from '../support/content.ts'
import { pages, text } from '../support/dist.ts'
import { isTemplate } from '../support/template.ts'

const documents = pages.map(({ html, ...page }) => ({
  ...page,
  document: new DOMParser().parseFromString(html, 'text/html'),
}))

/** Every HTML file of the site and its demos. */
const files = ['dist', 'dist-demos'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file)),
)

/** Finds the elements of a page's head that search engines and link previews use. */
const shown = (html: Buffer) =>
  [...new DOMParser().parseFromString(String(html), 'text/html').head.children]
    .filter((tag) =>
      tag.matches('title, [name=description], [property], [name^=twitter], [rel=canonical]'),
    )
    .map(({ outerHTML }) => outerHTML)

// Programs that show link previews read only the beginning of a page's HTML.
test.each(files)(
  'the first 16 kB of %s have its title, description, canonical address and link preview',
  (file) => {
    const html = readFileSync(file)
    expect(shown(html).length).toBeGreaterThan(1)
    expect(shown(html.subarray(0, 16_384))).toEqual(shown(html))
  },
)

test.runIf(isTemplate())('every page has a title, description and link preview of its own', () => {
  for (const selector of [
    'title',
    '[name=description]',
    '[property="og:image"]',
    '[property="og:image:alt"]',
  ]) {
    const found = documents.map(({ document }) => document.querySelector(selector)?.outerHTML)
    // Skips pages without the element, because a page with noindex has no link preview.
    const own = found.filter((each) => each !== undefined)
    expect(new Set(own).size).toBe(own.length)
    expect(own.length).toBeGreaterThan(1)
  }
})

test('the sitemap lists exactly the pages that search engines may index', () => {
  const listed = [...text('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url)
  const indexed = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => site.origin + path)
  expect(listed.toSorted()).toEqual(indexed.toSorted())
})

describe.each(documents)('the page $path', ({ path, isIndexed, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)

  test('has unique ids and refers only to existing ones', () => {
    const ids = all('[id]').map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']
    const used = names.flatMap((name) => all(`[${name}]`).map((each) => each.getAttribute(name)))
    if (isIndexed) expect(used.length).toBeGreaterThan(0)
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([])
  })

  test('marks the brand, the phone number and the e-mail address as not to be translated', () => {
    const own = [site.brand, site.phone.text, site.email]
    const alone = all('body *').filter(({ innerHTML }) => own.includes(innerHTML))
    expect(alone.length).toBeGreaterThan(0)
    expect(alone.filter((each) => !each.closest('[translate=no]')).map(String)).toEqual([])
  })

  // These texts become true only later, for example when the site is saved. Until then, the attribute `hidden` must hide them. A style is not enough, because a browser's reader view ignores styles. Runs only with the original content, because an owner may use the same words elsewhere.
  test.runIf(isTemplate())('hides texts that are not true yet by the attribute `hidden`', () => {
    const { needsConnection, reset } = messages
    const { visitSaved, savedHint } = portfolio.demos
    const later = [...Object.values(needsConnection), reset.gone, reset.left, visitSaved, savedHint]
    const body = document.body.cloneNode(true) as HTMLElement
    for (const part of body.querySelectorAll('[hidden]')) part.remove()
    expect(later.filter((words) => body.textContent.includes(words))).toEqual([])
  })

  test('fetches a picture of its first screen first, and the others when they are near', () => {
    const first = all('main > :not([hidden]) img[loading=eager]')
    const hasFirst = path === '/portfolio' || clients.some(({ page }) => path === `/${page}`)
    expect(first).toHaveLength(hasFirst ? 1 : 0)
    expect(all('img[fetchpriority=high]')).toEqual(first)
  })

  test('has its language, title and description', () => {
    expect(document.documentElement.lang).toBe(site.language)
    expect(document.title).toContain(site.brand)
    // With noindex, a description may have any length, because search engines do not show the page.
    const length = isIndexed ? /^.{20,170}$/ : /\S/
    expect(attribute('meta[name=description]', 'content')).toMatch(length)
    expect(attribute('meta[name=viewport]', 'content')).not.toMatch(/user-scalable|maximum-scale/)
  })

  test('is indexed and shared under one URL, or not at all', () => {
    const property = (name: string) => attribute(`meta[property="og:${name}"]`, 'content')
    const address = isIndexed ? site.origin + path : undefined
    expect(attribute('link[rel=canonical]', 'href')).toBe(address)
    expect(attribute('meta[name=robots]', 'content')).toBe(address ? undefined : 'noindex')
    expect(all('script[type="application/ld+json"]')).toHaveLength(address ? 1 : 0)
    expect(property('url')).toBe(address)
    expect(property('type')).toBe(address && 'website')
    expect(property('title')).toBe(address && document.title)
    const words = attribute('meta[name=description]', 'content')
    expect(property('description')).toBe(address && words)
    expect(attribute('meta[name="twitter:card"]', 'content')).toBe(address && 'summary_large_image')
    expect(property('image:alt')).toEqual(address && expect.stringMatching(/\S/))
    const names = all('meta[property]').map((each) => each.getAttribute('property'))
    expect(names).toEqual([...new Set(names)])
  })
})

test('no style uses a file as its mask, because a browser ignores a mask whose file does not arrive', () => {
  for (const { html } of pages) expect(html).not.toMatch(/mask(-image)?:[^;}]*url\(/)
})
