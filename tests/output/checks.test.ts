import { expect, test } from 'vitest'
import { files, matching, text } from './dist.ts'

/** What only the build's checks of the content are made of: names that survive minifying, and their words. */
const traces = [/valibot/i, /libphonenumber/i, /safeParse/, /is not a known field/, /did you mean/]

test.each(traces)('no script that visitors receive holds %s', (trace) => {
  const scripts = matching(/\.m?js$/)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((file) => trace.test(text(file)))).toEqual([])
})

test('the licenses name no package of the checks', () => {
  expect(files).toContain('licenses/packages.txt')
  expect(text('licenses/packages.txt')).not.toMatch(/^(valibot|leven|libphonenumber-js) /m)
})
