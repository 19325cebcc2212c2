// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cspHash } from '../../plugins/hash.ts'
import { copies, demoPages, matching, pages, text } from '../support/dist.ts'

const lines = text('_headers').split('\n')
const policy = lines.find((line) => line.includes('Content-Security-Policy:')) ?? ''
const sources = (directive: string) =>
  new RegExp(`[:;] ${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ').sort()

/** Lists the inline styles or scripts of all pages, each once. The first group of `pattern` must match the text between the tags. */
const inline = (pattern: RegExp) => {
  const found = pages.flatMap(({ html }) =>
    [...html.matchAll(pattern)].map(([, body]) => body ?? ''),
  )
  return [...new Set(found)]
}
const styles = inline(/<style[^>]*>([^]*?)<\/style>/g)
const scripts = inline(/<script>([^]*?)<\/script>/g)

test("the policy allows exactly the pages' styles, the empty one, and the site's own files", () => {
  expect(styles.length).toBeGreaterThan(1)
  expect(sources('style-src')).toEqual(["'self'", ...['', ...styles].map(cspHash)].sort())
})

test("the policy allows the site's own scripts and exactly one inline script", () => {
  // The only inline script is the start script, which runs before React.
  expect(scripts).toHaveLength(1)
  expect(sources('script-src')).toEqual(["'self'", ...scripts.map(cspHash)].sort())
})

test('no line of _headers exceeds the limit of hosts', () => {
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
})

test.each([...pages, ...copies, ...demoPages])(
  '$file has nothing that the policy refuses',
  ({ html }) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const names = [...page.querySelectorAll('*')].flatMap((each) => each.getAttributeNames())
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
    expect(html).not.toMatch(/javascript:/)
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')]
    expect(scripts.filter(({ attributes }) => attributes.length > 0)).toEqual([])
  },
)

test.each(matching(/\.js$/))('%s does not evaluate text as code', (file) => {
  expect(text(file).match(/\bnew Function\(|\beval\(|sourceMappingURL/g) ?? []).toEqual([])
})
