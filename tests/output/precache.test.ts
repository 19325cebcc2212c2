import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytes, copies, fileAt, matching, pages, precache } from '../support/dist.ts'

const entries = precache()
const urls = entries.map(({ url }) => url)

const pictures = matching(/^assets\/pictures\/[^/]+\.avif$/)
const kept = {
  // Leaves out /reset, because only the host may answer /reset. The host's response has a header that empties the browser's storage.
  pages: [...pages, ...copies].map(({ path }) => path).filter((path) => path !== '/reset'),
  styles: matching(/^assets\/[^/]+\.css$/),
  scripts: matching(/^assets\/[^/]+\.js$/),
  fonts: matching(/\.woff2$/),
  drawings: matching(/^assets\/(contours|favicon)[^/]*\.svg$/),
  // A browser requests the icon of 192 px each time a visitor starts the installed app.
  icon: matching(/^assets\/icon-192-/),
  pictures,
  others: ['contact.vcf', 'manifest.webmanifest'],
}

test('the precache has every page, style, script, font, picture and small file, and no more', () => {
  const all = Object.values(kept).flat()
  const addresses = all.map((each) => (each.startsWith('/') ? each : `/${each}`))
  expect(urls.toSorted()).toEqual(addresses.sort())
})

test('pictures have both widths', () => {
  const widths = pictures.map((file) => /-(\d+)\./.exec(file)?.[1])
  for (const each of ['480', '960'])
    expect(widths.filter((width) => width === each)).toHaveLength(pictures.length / 2)
})

test('an entry without a hash in its name has a revision', () => {
  const unversioned = entries.filter(({ url }) => !/[-.](?:[\w-]{8}|[\da-f]{16})\.\w+$/.test(url))
  expect(unversioned).toHaveLength(kept.pages.length + kept.others.length)
  for (const { revision } of unversioned) expect(revision).toMatch(/^[\da-f]{32}$/)
})

test('every entry has the SHA-384 of its file', () => {
  const hash = (url: string) =>
    createHash('sha384')
      .update(bytes(fileAt(url) ?? url))
      .digest('base64')
  for (const { url, integrity } of entries) expect(integrity).toBe(`sha384-${hash(url)}`)
})
