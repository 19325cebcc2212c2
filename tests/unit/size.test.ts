// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

const lengths = sourceFiles(/\.(tsx?|js|css)$/)
  .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

test('half of the source files have at most 40 lines, styles aside', () => {
  const code = lengths.filter(({ path }) => !path.endsWith('.css'))
  expect(code[Math.floor(code.length / 2)]?.lines).toBeLessThanOrEqual(40)
})

test('no source file has more than 150 lines', () => {
  expect(lengths.filter(({ lines }) => lines > 150)).toEqual([])
})
