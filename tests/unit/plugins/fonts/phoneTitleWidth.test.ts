import { expect, test } from 'vitest'
import { phoneTitleWidth } from '../../../../plugins/fonts/phoneTitleWidth.ts'

test.each([
  ['Prominence', 10, 'Prominence'],
  ['Ferry & Main', 12, 'Ferry & Main'],
  ['Werbegemeinschaft Höhenzug', 26, 'Werbegemeinschaft'],
  ['Northwestern Brandbuilding & Partners Co', 40, 'Brandbuilding'],
  ['Counterintuitiveneighborhoodwaterproofer', 40, 'Counterintuitiveneighborhoodwaterproofer'],
])(
  'on a phone the title "%s" of %i letters is as wide as its line "%s"',
  (title, letters, line) => {
    expect(title).toHaveLength(letters)
    // In this simulated font, each letter is 0.6 em wide. So a line is 0.6 em times its number of letters wide.
    expect(phoneTitleWidth(title, (text) => 0.6 * text.length)).toBeCloseTo(0.6 * line.length)
  },
)
