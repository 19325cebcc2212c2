// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cspHash } from '../../plugins/hash.ts'
import { demoPages, demos, site } from '../support/content.ts'
import { direction } from '../../src/language.ts'
import { savedDemoUrl } from '../../src/addresses.ts'
import { copies, text } from '../support/dist.ts'
import { isTemplate } from '../support/template.ts'

const folder = 'dist-demos'

const built = demos.map(({ slug }) => {
  const root = join(folder, slug)
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  return {
    slug,
    root,
    html,
    page: new DOMParser().parseFromString(html, 'text/html'),
    files: readdirSync(root, { recursive: true, encoding: 'utf8' }),
  }
})

describe.each(built)('$slug', ({ root, page, files }) => {
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

  test.runIf(isTemplate())('preloads fonts of its style', () => {
    const fonts = [...page.querySelectorAll('link[rel=preload][as=font][crossorigin]')]
    expect(fonts.length).toBeGreaterThan(0)
    const style = page.querySelector('style')?.textContent
    expect(fonts.filter((font) => !style?.includes(font.getAttribute('href') ?? '?'))).toEqual([])
  })

  test('is for no search engine, because its business is invented', () => {
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})

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
    for (const link of [page, copy].flatMap((each) => [...each.querySelectorAll('a')]))
      link.removeAttribute('href')
    expect(copy.body.innerHTML).toBe(page.body.innerHTML)
    const style = copy.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
    expect(text(style.slice(1))).toContain(page.querySelector('style')?.textContent)
    expect(copy.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const others =
      'script, style, meta[property], meta[name^="twitter:"], link:not([rel=stylesheet], [rel=icon])'
    expect([...copy.querySelectorAll(others)]).toEqual([])
  },
)
