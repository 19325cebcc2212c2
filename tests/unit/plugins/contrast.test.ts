import { expect, test } from 'vitest'
import { contrast, faintRoles } from '../../../plugins/checks/contrast.ts'
import { themes } from '../../support/content.ts'

const { colors } = themes.light

test('black on white has 21:1, a color on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#c53320', '#c53320')).toBe(1)
})

test('a role is measured on its worst ground, and a contrast just below the minimum is not rounded up', () => {
  // 4.48:1 on white, 4.69:1 on black.
  const grounds = { paper: '#000000', sheet: '#000000', sunk: '#ffffff' }
  expect(faintRoles({ ...colors, ...grounds, ink2: '#777777' })).toContainEqual(
    expect.objectContaining({ role: 'ink2', ground: 'sunk', ratio: 4.4 }),
  )
})
