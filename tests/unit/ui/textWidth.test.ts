import { expect, test } from 'vitest'
import { widthInLetters } from '../../../src/ui/textWidth.ts'

test.each([
  ['about', 5],
  ['Über uns', 8.3],
  ['2024', 4],
  ['사이트', 6],
  ['東京', 4],
  ['עברית', 5],
])('the text %s is as wide as %d letters', (text, count) => {
  expect(widthInLetters(text)).toBeCloseTo(count)
})
