// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** Code, styles and drawings; prose, the content's lists and what tools write have the length that they need. */
const lengths = sourceFiles(/^(?!src\/content\/).*\.(tsx?|js|css|html|svg)$/)
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines)

test("half of the site's own files have at most 40 lines", () => {
  const own = lengths.filter(({ path }) => path.startsWith('src/'))
  expect(own[Math.floor(own.length / 2)]?.lines).toBeLessThanOrEqual(40)
})

test('no file has more than 150 lines', () => {
  expect(lengths.length).toBeGreaterThan(500)
  expect(lengths.filter(({ lines }) => lines > 150)).toEqual([])
})
