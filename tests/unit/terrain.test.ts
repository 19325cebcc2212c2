import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { terrain } from '../../plugins/terrain.ts'

const drawing = terrain()

test('the contour field is the one that the site shows', () => {
  expect(readFileSync('src/ui/contours.svg', 'utf8')).toBe(drawing)
})

test('the same terrain is drawn every time', () => {
  expect(terrain()).toBe(drawing)
})

test('the drawing has two kinds of lines in a field of 1200 x 1000', () => {
  const root = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement
  expect(root.getAttribute('viewBox')).toBe('0 0 1200 1000')
  const widths = [...root.children].map((path) => path.getAttribute('stroke-width'))
  expect(widths).toEqual(['1.1', '2.2'])
  expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
})

test('the drawing weighs at most 26 kB', () => {
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(26_000)
})
