import { expect, test } from 'vitest'
import { phoneTitleWidth } from '../../../../plugins/fonts/phoneTitleWidth.ts'

test.each([
  ['Prominence', 10, 'Prominence'],
  ['Ferry & Main', 12, 'Ferry & Main'],
  ['Werbegemeinschaft Höhenzug', 26, 'Werbegemeinschaft'],
  ['Northwestern Brandbuilding & Partners Co', 40, 'Brandbuilding'],
  ['Counterintuitiveneighborhoodwaterproofer', 40, 'Counterintuitiveneighborhoodwaterproofer'],
])('a phone fits "%s" (%i letters) by its line "%s"', (title, letters, line) => {
  expect(title).toHaveLength(letters)
  // Letters of three fifths of an em.
  expect(phoneTitleWidth(title, (text) => 0.6 * text.length)).toBeCloseTo(0.6 * line.length)
})
