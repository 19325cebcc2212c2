// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { cspHash } from '../../plugins/hash.ts'
import type { Facts } from '../../demos/types.ts'
import { complete } from '../../demos/useFacts.ts'
import { demoPages, demos, site } from '../support/content.ts'
import { direction } from '../../src/content/language.ts'
import { savedDemoFolder, savedDemoUrl } from '../../src/content/addresses.ts'
import { copies, furtherFonts, text, wordless } from '../support/dist.ts'

const folder = 'dist-demos'

const facts = import.meta.glob<Facts>('../../demos/*/facts.ts', { eager: true, import: 'facts' })

const built = demos.map(({ slug }) => {
  const root = join(folder, slug)
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  const own = facts[`../../demos/${slug}/facts.ts`]
  if (!own) throw new Error(`demos/${slug}/facts.ts is missing`)
  return {
    slug,
    root,
    html,
    own: complete(own, slug),
    page: new DOMParser().parseFromString(html, 'text/html'),
    files: readdirSync(root, { recursive: true, encoding: 'utf8' }),
  }
})

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

test('the build has exactly the demos of the portfolio', () => {
  expect(readdirSync(folder).sort()).toEqual(demos.map(({ slug }) => slug).sort())
})

describe.each(built)('$slug', ({ slug, root, html, own, page, files }) => {
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

  test('has no scripts, handlers or style attributes', () => {
    const scripts = [...page.querySelectorAll('script')]
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json'])
    const attributes = [...page.querySelectorAll('*')].flatMap((each) => each.getAttributeNames())
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
    expect(files.filter((file) => /\.m?js(\.|$)/.test(file))).toEqual([])
  })

  test('its policy allows only its style, and no scripts', () => {
    const styles = [...page.querySelectorAll('style')]
    expect(styles.length).toBe(1)
    const [, policy = ''] =
      /Content-Security-Policy: (.*)/.exec(readFileSync(join(root, '_headers'), 'utf8')) ?? []
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src ${cspHash(styles[0]?.textContent ?? '')};`)
    expect(policy).not.toMatch(/script-src|unsafe|https:/)
  })

  test('has its title and description, and noindex', () => {
    expect(page.title).toBe(own.title)
    expect(meta('description')).toBe(own.description)
    expect(meta('robots')).toBe('noindex')
    expect(meta('theme-color')).toBe(own.themeColor)
    expect(meta('og:title')).toBe(own.title)
    expect(meta('og:image')).toBe(`https://${slug}.${site.demoHost}/social.png`)
  })

  test('its structured data match its facts', () => {
    const data = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as { name: string; telephone: string; makesOffer: unknown[] }
    expect(data.name).toBe(own.business.name)
    expect(data.telephone).toBe(own.business.phone.dial)
    expect(data.makesOffer).toHaveLength(own.business.services.length)
  })

  test('its page without its texts has at most 10,500 bytes', () => {
    // With 3,000 bytes of texts it fits into one round trip: ten segments of 1,460 bytes (RFC 6928), headers included.
    const bytes = brotliCompressSync(wordless(html)).length
    figures.push(`${slug.padEnd(16)}${String(bytes).padStart(8)} of 10500 bytes, without its texts`)
    expect(bytes).toBeLessThanOrEqual(10_500)
  })

  test('a visit has at most 60,000 bytes, with fonts; letters of another script may add to them', () => {
    const visited = files.filter((file) => /^(index\.html|icon\.svg|assets\/.*)$/.test(file))
    const loaded = visited.filter((file) => !/\.(br|gz)$/.test(file))
    const total = loaded
      .map((file) => readFileSync(join(root, file)))
      .reduce((sum, bytes) => sum + Math.min(bytes.length, brotliCompressSync(bytes).length), 0)
    const most = 60_000 + 20_000 * furtherFonts(loaded).length
    figures.push(`${slug.padEnd(16)}${String(total).padStart(8)} of ${most} bytes`)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(most)
  })
})

/** The links of a page, which then has none. */
function takenLinks(page: Document): string[] {
  const links = [...page.querySelectorAll('a')]
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  for (const link of links) link.removeAttribute('href')
  return addresses
}

test.each(built)(
  'the saved copy of $slug is its page and style below a strip',
  ({ slug, html }) => {
    const [page, copy] = [
      html,
      copies.find(({ path }) => path === savedDemoUrl(slug))?.html ?? '',
    ].map((each) => new DOMParser().parseFromString(each, 'text/html')) as [Document, Document]
    const strip = copy.body.firstElementChild
    expect(strip?.textContent).toBe(demoPages.savedCopy.note + demoPages.savedCopy.back)
    expect(strip?.querySelector('a')?.getAttribute('href')).toBe('/portfolio#demos')
    expect([strip?.getAttribute('lang'), strip?.getAttribute('dir')]).toEqual([
      site.language,
      direction(site.language),
    ])
    strip?.remove()
    const own = new Map([
      ['/', savedDemoUrl(slug)],
      [site.origin, '/'],
    ])
    expect(takenLinks(copy)).toEqual(takenLinks(page).map((href) => own.get(href) ?? href))
    expect(copy.body.innerHTML).toBe(page.body.innerHTML)
    const style = copy.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
    expect(text(style.slice(1))).toContain(page.querySelector('style')?.textContent)
    expect(copy.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const others =
      'script, style, meta[property], meta[name^="twitter:"], link:not([rel=stylesheet], [rel=icon])'
    expect([...copy.querySelectorAll(others)]).toEqual([])
  },
)

test('there is a saved copy of each demo, and no other', () => {
  expect(copies.map(({ path }) => path).sort()).toEqual(
    demos.map(({ slug }) => savedDemoUrl(slug)).sort(),
  )
  expect(text('sitemap.xml') + text('llms.txt')).not.toContain(savedDemoFolder)
})
