// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isPlain } from '../../../src/boot/events.ts'

test.each([
  ['no key held', {}, true],
  ['Control', { ctrlKey: true }, false],
  ['Command', { metaKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['the middle button', { button: 1 }, false],
])('a click with %s opens a link in this tab: %o, %s', (_, options, expected) => {
  expect(isPlain(new MouseEvent('click', options))).toBe(expected)
})
