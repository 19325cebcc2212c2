// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** Code, styles and drawings; prose, data and what tools write have the length that they need. */
const written = /\.(tsx?|js|css|html|svg)$/

test('no file has more than 150 lines', () => {
  const files = sourceFiles(written)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(({ text }) => text.trimEnd().split('\n').length > 150)).toEqual([])
})
