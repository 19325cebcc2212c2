// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoUrl } from '../../src/addresses.ts'
import { demos, pages as textPages, site, content as ownContent } from '../support/content.ts'
import { publicFiles } from '../../plugins/folders.ts'
import { reservedSlugs } from '../../plugins/checks/slugs.ts'
import { bytes, copies, demoPages, fileAt, files, matching, pages, text } from '../support/dist.ts'

/** Finds the absolute URLs in a value and in the values nested in it. */
const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => text.startsWith('https:'))
    : Object.values(Object(value) as object).flatMap(addressesIn)

/** The hosts of all URLs in the content. A link to a subdomain of the site is accepted only if this list has the subdomain. For example, a booking calendar may be on a subdomain. */
const linkedHosts = addressesIn(ownContent).map((address) => new URL(address).host)

const { host } = new URL(site.origin)
const isOurs = ({ hostname }: URL) => hostname === host || hostname.endsWith(`.${host}`)

const documents = [
  ...[...pages, ...copies].map((page) => ({ ...page, origin: site.origin })),
  ...demoPages,
].map(({ origin, path, html }) => ({
  address: origin + path,
  path,
  page: new DOMParser().parseFromString(html, 'text/html'),
}))

/** Whether a URL of the site or of a demo leads to a missing file or a missing element. */
function leadsNowhere(url: URL): boolean {
  const target = documents.find(({ address }) => address === url.origin + url.pathname)
  if (target) return url.hash !== '' && !target.page.getElementById(url.hash.slice(1))
  if (url.origin === site.origin) return !fileAt(url.pathname)
  const demo = demos.find(({ slug }) => demoUrl(slug, site) === url.origin)
  if (demo) return !existsSync(join('dist-demos', demo.slug, url.pathname))
  return isOurs(url) && (url.protocol !== 'https:' || !linkedHosts.includes(url.host))
}

test.each(documents)('every link of $address leads to a file, and its id is there', (document) => {
  const { address, page } = document
  const all = ['href', 'src'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
  )
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((each) => leadsNowhere(new URL(each, address)))).toEqual([])
})

// Skips links with `hreflang`, because they lead to translations of this site.
test('links to other sites open new tabs without an opener', () => {
  const toOthers = '#root a[href^="https:"]:not([hreflang])'
  const links = documents.flatMap(({ page }) => [...page.querySelectorAll(toOthers)])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.matches('[target=_blank][rel=noopener]'))).toEqual([])
})

const withUrls = matching(/\.(css|html|xml|txt|vcf|webmanifest)$/)
const texts = withUrls.map((file) => ({ file, origin: site.origin, words: text(file) }))
const ofDemos = demoPages.map(({ html, ...page }) => ({ ...page, words: html }))

test.each([...texts, ...ofDemos])('every address in $file leads to a file', (each) => {
  const { file, origin, words } = each
  const all = words.match(/(?:https?:\/\/|(?<=["( ])\/)[^\s"'<>()\\]+/g) ?? []
  // Removes fragments. In structured data, the fragment of an `@id` is only part of an identifier, and names no element.
  const urls = all.map((address) => new URL(address.replace(/#.*/, ''), origin))
  expect(urls.filter(leadsNowhere).map(String)).toEqual([])
  if (/\.html$|\.css$|^(?:sitemap|robots|llms|contact|manifest)\./.test(file))
    expect(urls.filter(isOurs).length).toBeGreaterThan(0)
})

test.each(pages.filter(({ isIndexed }) => isIndexed))(
  'the social picture of $path exists with its declared size',
  async ({ html }) => {
    const property = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]+)">`).exec(html)?.[1] ?? ''
    const [width, height] = [Number(property(':width')), Number(property(':height'))]
    const picture = bytes(fileAt(property('')) ?? '')
    expect(await sharp(picture).metadata()).toMatchObject({ width, height, format: 'png' })
  },
)

test('a text page cannot take the address of a folder or of another page', () => {
  const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0])
  const own = textPages.map(({ slug }) => slug)
  const names = [...folders, ...pages.map(({ path }) => path.split('/')[1] || 'index')]
  const free = names.filter((name) => ![...own, ...reservedSlugs].some((each) => each === name))
  expect(free, 'names that `reservedSlugs` in plugins/checks/slugs.ts lacks').toEqual([])
})

test('every file of public/ is in the build as it is', () => {
  const isLost = ([name, file]: [string, string]) =>
    !existsSync(join('dist', name)) || !bytes(name).equals(readFileSync(file))
  expect([...publicFiles()].filter(isLost)).toEqual([])
})
