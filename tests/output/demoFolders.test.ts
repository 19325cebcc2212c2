// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cspHash } from '../../plugins/hash.ts'
import { demoPages, demos, site } from '../support/content.ts'
import { direction } from '../../src/reader/language.ts'
import { savedDemoUrl } from '../../src/addresses.ts'
import { copies, text } from '../support/dist.ts'
import { isTemplate } from '../support/template.ts'

const built = demos.map(({ slug }) => {
  const root = join('dist-demos', slug)
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  return { slug, root, html, page: new DOMParser().parseFromString(html, 'text/html') }
})

test.each(built)(
  '$slug has one style, which its policy allows, and no scripts',
  ({ root, page }) => {
    expect([...page.scripts].map(({ type }) => type)).toEqual(['application/ld+json'])
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    expect(names.filter((file) => /\.m?js(\.|$)/.test(file))).toEqual([])
    const [style = '', ...others] = [...page.querySelectorAll('style')].map(
      (each) => each.textContent,
    )
    expect(others).toEqual([])
    const headers = readFileSync(join(root, '_headers'), 'utf8')
    const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(headers) ?? []
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src ${cspHash(style)};`)
    expect(policy).not.toMatch(/script-src|unsafe|https:/)
    // Search engines must not list an invented business.
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  },
)

test.each(built)('the title of the 404 page of $slug says that the page is missing', ({ root }) => {
  const html = readFileSync(join(root, '404.html'), 'utf8')
  const { title, body } = new DOMParser().parseFromString(html, 'text/html')
  expect(title).toContain(body.querySelector('h1')?.textContent)
})

test.each(built)('$slug keeps the size of letters on a turned iPhone', ({ html }) => {
  expect(html).toContain('-webkit-text-size-adjust:100%')
})

test.each(built)('$slug leaves @font-face rules to the build', ({ slug }) => {
  expect(readFileSync(join('demos', slug, 'style.css'), 'utf8')).not.toContain('@font-face')
})

test.runIf(isTemplate()).each(built)('$slug preloads fonts of its style', ({ page }) => {
  const fonts = [...page.querySelectorAll('link[rel=preload][as=font][crossorigin]')]
  expect(fonts.length).toBeGreaterThan(0)
  const style = page.querySelector('style')?.textContent
  expect(fonts.filter((font) => !style?.includes(font.getAttribute('href') ?? '?'))).toEqual([])
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
