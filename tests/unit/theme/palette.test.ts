import { expect, test } from 'vitest'
import { media } from '../../../src/theme/media.ts'
import { paletteOf } from '../../../src/theme/palette.ts'
import { themes } from '../../support/content.ts'

const { light, dark } = themes
const dusk = { scheme: 'dark', colors: { ...dark.colors, paper: '#221133' } } as const

const supported = '@supports (color: light-dark(red, red))'
const rules = paletteOf({ light, dark, dusk })[supported] as Record<string, object>

const chosen = (name: string) => `:root:where([data-theme="${name}"])`

test('each color is a pair of light and dark, and the choice selects one', () => {
  expect(rules[':root']).toMatchObject({
    colorScheme: 'light dark',
    '--paper': `light-dark(${light.colors.paper}, ${dark.colors.paper})`,
  })
  expect(rules[chosen('light')]).toEqual({ colorScheme: 'only light' })
  expect(rules[chosen('dark')]).toEqual({ colorScheme: 'dark' })
})

test('a third theme sets all its colors when it is chosen', () => {
  const own = Object.entries(dusk.colors).map(([role, value]) => [`--${role}`, value])
  expect(rules[chosen('dusk')]).toEqual({ colorScheme: 'dark', ...Object.fromEntries(own) })
})

test('the high-contrast rules override every theme', () => {
  expect(Object.keys(rules)).toEqual([
    ':root',
    chosen('light'),
    chosen('dark'),
    chosen('dusk'),
    media.contrast,
  ])
})
