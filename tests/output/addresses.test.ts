// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardSize } from '../../src/pageFacts.ts'
import { demoUrl, savedDemoFolder } from '../../src/addresses.ts'
import { demos, pages as words, site, content as ownContent } from '../support/content.ts'
import { publicFiles } from '../../plugins/folders.ts'
import { reservedSlugs } from '../../plugins/checks/checks.ts'
import { lacking } from '../support/lacking.ts'
import { bytes, copies, fileAt, files, matching, pages, text } from '../support/dist.ts'

const { host } = new URL(site.origin)

/** The absolute URLs in a value, nested ones too. */
const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => text.startsWith('https:'))
    : Object.values(Object(value) as object).flatMap(addressesIn)

/** Subdomains that the content itself links to: a calendar, a blog. */
const others = [...addressesIn(ownContent), ...demos.map(({ slug }) => demoUrl(slug, site))].map(
  (address) => new URL(address).host,
)

/** The absolute URLs in a text, without the punctuation after them. */
const named = (content: string) =>
  [...content.matchAll(/https?:\/\/[^\s"'<>()\\]+/g)].map(([address]) => new URL(address))

const isOurs = ({ hostname }: URL) => hostname === host || hostname.endsWith(`.${host}`)

test.each(matching(/\.(html|xml|txt|vcf|webmanifest)$/))(
  'the absolute URLs in %s have one host and lead to files',
  (file) => {
    const ours = named(text(file)).filter(isOurs)
    const wrong = ours.filter(({ origin, pathname, host: where }) =>
      origin === site.origin ? !fileAt(pathname) : !others.includes(where),
    )
    expect(wrong.map(String)).toEqual([])
    expect(ours.filter(({ protocol }) => protocol !== 'https:').map(String)).toEqual([])
    if (/^(?:index|portfolio|sitemap|robots|llms|contact)\./.test(file)) {
      expect(ours.length).toBeGreaterThan(0)
    }
  },
)

test.each(pages.filter(({ isIndexed }) => isIndexed))(
  'the social picture of $path exists with its declared size',
  async ({ html }) => {
    const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
    const picture = bytes(fileAt(address) ?? '')
    expect(await sharp(picture).metadata()).toMatchObject({ ...cardSize, format: 'png' })
    const sizes = Object.entries(cardSize).map(
      ([name, size]) => `<meta property="og:image:${name}" content="${size}">`,
    )
    expect(lacking(html, ...sizes)).toEqual([])
  },
)

test('a text page cannot take the address of a folder or of another page', () => {
  const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0])
  const own = words.map(({ slug }) => slug)
  const names = [...folders, ...pages.map(({ path }) => path.split('/')[1] || 'index')]
  const free = names.filter((name) => ![...own, ...reservedSlugs].some((each) => each === name))
  expect(free, 'names that `reservedSlugs` in plugins/checks/checks.ts lacks').toEqual([])
})

const documents = [...pages, ...copies].map(({ path, html }) => ({
  path,
  document: new DOMParser().parseFromString(html, 'text/html'),
}))

const values = (root: ParentNode, name: string) =>
  [...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '')

/** All URLs of the site in a page. */
function addresses(page: Document): string[] {
  const sets = values(page, 'srcset').flatMap((set) => set.split(',').map((each) => each.trim()))
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join()
  return [
    ...values(page, 'href'),
    ...values(page, 'src'),
    ...sets.map((each) => each.split(' ')[0] ?? ''),
    ...[...styles.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address ?? ''),
  ].filter((address) => !/^(https?:|mailto:|tel:|sms:)/.test(address) && address !== '#hatching')
}

test.each(documents)('every URL on $path leads to a file, and its id is there', (page) => {
  const all = addresses(page.document)
  expect(all.length).toBeGreaterThan(0)
  const missing = all.filter((each) => {
    const { href, pathname, hash } = new URL(each, `https://site.example${page.path}`)
    const target = documents.find(({ path }) => path === pathname)?.document
    return hash && target ? !target.getElementById(hash.slice(1)) : !fileAt(href)
  })
  expect(missing).toEqual([])
})

const ownPages = documents.filter(({ path }) => !path.startsWith(savedDemoFolder))

// The site in another language is no other site.
test('links to other sites open new tabs without an opener', () => {
  const toOthers = 'a[href^="https:"]:not([hreflang])'
  const links = ownPages.flatMap(({ document }) => [...document.querySelectorAll(toOthers)])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.matches('[target=_blank][rel=noopener]'))).toEqual([])
})

test.each(matching(/\.(?:css|webmanifest)$/))('every URL in %s leads to a file', (file) => {
  const found = text(file).matchAll(/(?:url\("?|"(?:src|url|start_url)":")([^")]+)/g)
  const all = [...found].map(([, address = '']) => address)
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((address) => !fileAt(address))).toEqual([])
})

test('every file of public/ is in the build as it is', () => {
  const isLost = ([name, file]: [string, string]) =>
    !existsSync(join('dist', name)) || !bytes(name).equals(readFileSync(file))
  expect([...publicFiles()].filter(isLost)).toEqual([])
})

const demoPages = demos.flatMap(({ slug }) =>
  ['index.html', '404.html'].map((file) => {
    const html = readFileSync(join('dist-demos', slug, file), 'utf8')
    const page = new DOMParser().parseFromString(html, 'text/html')
    return { name: `${slug}/${file}`, slug, html, page }
  }),
)

test.each(demoPages)('every URL in $name leads to a file, an element or another site', (demo) => {
  const { slug, html, page } = demo
  const home = `${demoUrl(slug, site)}/`
  const attributes = ['a[href', 'link[href', 'use[href', 'meta[property][content'].flatMap((each) =>
    [...page.querySelectorAll(`${each}]`)].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('content') ?? '',
    ),
  )
  const inStyle = [...html.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address)
  const all = [...attributes, ...inStyle]
    .filter((value) => /^(https?:|\/|#)/.test(value))
    .map((value) => new URL(value, home))
  expect(all.length).toBeGreaterThan(0)
  const leadsNowhere = (url: URL) => {
    const { origin, pathname, hash } = url
    if (origin === site.origin) return !fileAt(pathname)
    if (origin !== new URL(home).origin) return isOurs(url) && !others.includes(url.host)
    if (hash) return !page.getElementById(hash.slice(1))
    return !existsSync(join('dist-demos', slug, pathname === '/' ? 'index.html' : pathname))
  }
  expect(all.filter(leadsNowhere).map(String)).toEqual([])
})
