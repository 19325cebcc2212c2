import { expect, test } from 'vitest'
import { contrast, faintRoles } from '../../../plugins/checks/contrast.ts'
import { themes } from '../../support/content.ts'

const { colors } = themes.light

test('black on white has 21:1, a color on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#c53320', '#c53320')).toBe(1)
})

test.each([
  ['ink2', '#888888', { least: 4.5, criterion: '1.4.3' }],
  ['lineStrong', '#bbbbbb', { least: 3, criterion: '1.4.11' }],
])('%s is measured on its worst background', (role, color, needs) => {
  const grounds = { paper: '#ffffff', sheet: '#fefefe', sunk: '#eeeeee' }
  const ratio = Math.floor(contrast(color, grounds.sunk) * 10) / 10
  expect(faintRoles({ ...colors, ...grounds, [role]: color })).toContainEqual({
    role,
    ground: 'sunk',
    ratio,
    ...needs,
  })
})

test('a contrast just below the minimum is not rounded up', () => {
  // 4.48:1.
  const wrong = { ...colors, onBand: '#777777', onBand2: '#000000', band: '#ffffff' }
  expect(faintRoles(wrong)).toContainEqual(
    expect.objectContaining({ role: 'onBand', ground: 'band', ratio: 4.4 }),
  )
})
