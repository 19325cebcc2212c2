// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fileAt, pages, text } from './dist.ts'

const documents = pages.map(({ path, html }) => ({
  path,
  document: new DOMParser().parseFromString(html, 'text/html'),
}))

const values = (root: ParentNode, name: string) =>
  [...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '')

/** All addresses within the site that a page names. */
function addresses(page: Document): string[] {
  const sets = values(page, 'srcset').flatMap((set) => set.split(',').map((each) => each.trim()))
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join()
  return [
    ...values(page, 'href'),
    ...values(page, 'src'),
    ...sets.map((each) => each.split(' ')[0] ?? ''),
    ...[...styles.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address ?? ''),
  ].filter((address) => !/^(https:|mailto:|tel:)/.test(address) && address !== '#hatching')
}

test.each(documents)(
  'every address on $path leads to a file of the build',
  ({ path, document }) => {
    const all = addresses(document)
    expect(all.length).toBeGreaterThan(0)
    const missing = all.filter((each) => !fileAt(new URL(each, `https://site.example${path}`).href))
    expect(missing).toEqual([])
  },
)

test.each(documents)(
  'links on $path to other origins open new tabs and cannot reach back',
  (page) => {
    for (const link of page.document.querySelectorAll('a[href^="https:"]')) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener')
    }
  },
)

test('every address in the web app manifest leads to a file of the build', () => {
  const all = [...text('manifest.webmanifest').matchAll(/"(?:src|url|start_url)":"([^"]+)"/g)]
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(([, address = '']) => !fileAt(address))).toEqual([])
})
