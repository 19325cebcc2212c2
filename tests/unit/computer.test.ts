// @vitest-environment node
import { expect, test } from 'vitest'
import { nodeFits } from '../../scripts/computer.js'

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['21.7.0', false],
  ['22.13.1', true],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s fits: %s', (version, fits) => {
  expect(nodeFits(version, '^20.19.0 || ^22.13.0 || >=24')).toBe(fits)
})
