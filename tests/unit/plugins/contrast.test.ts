import { expect, test } from 'vitest'
import { contrast, contrastMistakes } from '../../../plugins/content/contrast.ts'
import { themes } from '../../support/content.ts'

const { light, dark } = themes

/** The light theme with other colors. */
const changed = (colors: Record<string, string>) => ({ colors: { ...light.colors, ...colors } })
const fields = (themes: object) => contrastMistakes(themes).map(({ field }) => field)

test('black on white has 21:1, a color on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#c53320', '#c53320')).toBe(1)
})

test('text and signs of every theme have the required contrast', () => {
  expect(contrastMistakes(themes)).toEqual([])
})

test.each([
  ['ink2', '#888888', '4.5 (WCAG 1.4.3)'],
  ['lineStrong', '#bbbbbb', '3 (WCAG 1.4.11)'],
])('%s is measured on its worst background', (role, color, least) => {
  const grounds = { paper: '#ffffff', sheet: '#fefefe', sunk: '#eeeeee' }
  const wrong = changed({ ...grounds, [role]: color })
  const ratio = Math.floor(contrast(color, grounds.sunk) * 10) / 10
  expect(contrastMistakes({ light: wrong })).toContainEqual({
    file: 'src/theme/tokens.yaml',
    field: `themes.light.colors.${role}`,
    found: `is "${color}", with a contrast of ${ratio} on sunk (#eeeeee)`,
    expected: `at least ${least}`,
    meant: expect.stringMatching(/^#/),
  })
})

test('a color is suggested that just has enough contrast on all its backgrounds', () => {
  const [{ meant = '' } = {}] = contrastMistakes({ light: changed({ ink2: '#7f9499' }) })
  expect(contrastMistakes({ light: changed({ ink2: meant }) })).toEqual([])
  expect(contrast(meant, light.colors.sunk)).toBeLessThan(4.7)
})

test('no color is suggested where none has enough contrast', () => {
  const colors = changed({ onLarch: '#888888', larch: '#ffffff', onBand: '#333333' })
  const wrong = contrastMistakes({ light: colors }).find(({ field }) => field?.endsWith('onLarch'))
  expect(wrong).toHaveProperty('meant', undefined)
})

test('a contrast just below the minimum is not rounded up', () => {
  // 4.48:1.
  const wrong = changed({ onBand: '#777777', onBand2: '#000000', band: '#ffffff' })
  expect(contrastMistakes({ light: wrong })).toContainEqual(
    expect.objectContaining({ found: expect.stringContaining('contrast of 4.4 on band') }),
  )
})

test('a third theme is measured too', () => {
  const dusk = { colors: { ...dark.colors, ink: dark.colors.paper } }
  expect(fields({ light, dark, dusk })).toEqual(['themes.dusk.colors.ink'])
})

test('invalid colors are skipped, because the schema reports them', () => {
  expect(fields({ light: changed({ ink: 'blu' }), dark: 7 })).toEqual([])
})
