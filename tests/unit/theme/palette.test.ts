import { expect, test } from 'vitest'
import { paletteOf } from '../../../src/theme/palette.ts'
import { themes } from '../../support/content.ts'

const { light, dark } = themes
const dusk = { scheme: 'dark', colors: { ...dark.colors, paper: '#221133' } } as const

const supported = '@supports (color: light-dark(red, red))'
const rules = paletteOf({ light, dark, dusk })[supported] as Record<string, object>

const chosen = (name: string) => `:root:where([data-theme="${name}"])`

test('a third theme sets all its colors when it is chosen', () => {
  const own = Object.entries(dusk.colors).map(([role, value]) => [`--${role}`, value])
  expect(rules[chosen('dusk')]).toEqual({ colorScheme: 'dark', ...Object.fromEntries(own) })
})

test('no browser darkens the light theme that was chosen', () => {
  expect(rules[chosen('light')]).toEqual({ colorScheme: 'only light' })
})
