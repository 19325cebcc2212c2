import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pictureBudget } from '../../src/offline/rules.ts'
import { pages as textPages } from '../../src/content.js'
import { projects } from '../support/projects.ts'
import { bytes, fileAt, matching, pages, precache, text } from '../support/dist.ts'

const entries = precache()
const urls = entries.map(({ url }) => url)

const pictures = matching(/^assets\/pictures\/.*\.avif$/)
const weight = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + bytes(file).length, 0)

const kept = {
  // /reset clears the copy, so the copy does not contain it.
  pages: pages.map(({ path }) => path).filter((path) => path !== '/reset'),
  scripts: matching(/^assets\/[^/]+\.js$/),
  fonts: matching(/\.woff2$/),
  contours: matching(/^assets\/contours[^/]*\.svg$/),
  pictures: pictures.filter((file) => urls.includes(`/${file}`)),
  others: ['contact.vcf', 'manifest.webmanifest', 'favicon.svg', 'icon-192.png'],
}

test('the precache has every page, script, font, picture and small file, and no more', () => {
  const all = Object.values(kept).flat()
  const addresses = all.map((each) => (each.startsWith('/') ? each : `/${each}`))
  expect(urls.toSorted()).toEqual(addresses.sort())
})

test.each([
  ['pages', [...text('sitemap.xml').matchAll(/<loc>/g)].length + 1],
  ['fonts', 2],
  ['contours', 1],
] as const)('the precache has these %s: %i', (kind, count) => {
  expect(kept[kind]).toHaveLength(count)
})

test('pictures have both widths, and all are precached if they fit the budget', () => {
  const widths = pictures.map((file) => /-(\d+)\./.exec(file)?.[1])
  expect(widths.filter((width) => width === '480')).toHaveLength(projects.length)
  expect(widths.filter((width) => width === '960')).toHaveLength(projects.length)
  expect(weight(kept.pictures)).toBeLessThanOrEqual(pictureBudget)
  if (weight(pictures) <= pictureBudget) expect(kept.pictures).toEqual(pictures)
})

test('every entry is a file of the build', () => {
  expect(urls.filter((url) => !fileAt(url))).toEqual([])
})

test('an entry without a hash in its name has a revision', () => {
  const unversioned = entries.filter(({ url }) => !/[-.](?:[\w-]{8}|[\da-f]{16})\.\w+$/.test(url))
  expect(unversioned).toHaveLength(kept.pages.length + kept.others.length)
  for (const { revision } of unversioned) expect(revision).toMatch(/^[\da-f]{32}$/)
})

test('every entry has the SHA-384 of its file', () => {
  const hash = (url: string) =>
    createHash('sha384')
      .update(bytes(fileAt(url) ?? ''))
      .digest('base64')
  for (const { url, integrity } of entries) expect(integrity).toBe(`sha384-${hash(url)}`)
})

test('the precache has at most 20 entries apart from pages and pictures, and 900 kB', () => {
  // Text pages do not count, because an owner may add more of them.
  const own = new Set(textPages.map(({ slug }) => `/${slug}`))
  const size = urls
    .filter((url) => !own.has(url))
    .reduce((sum, url) => sum + bytes(fileAt(url) ?? '').length, 0)
  expect(urls.length - kept.pictures.length - kept.pages.length).toBeLessThanOrEqual(20)
  expect(size).toBeLessThanOrEqual(900_000)
})
