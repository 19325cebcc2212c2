import { describe, expect, test } from 'vitest'
import { themes } from '../../../src/theme/tokens.ts'

type Role = keyof typeof themes.light.colors

/** Relative luminance of #rrggbb, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What lies on what, and the contrast that it needs at least: 4.5 as text (1.4.3), 3 as a border, sign or ring (1.4.11). */
const pairs: { roles: Role[]; grounds: Role[]; least: number }[] = [
  { roles: ['ink', 'ink2', 'fir'], grounds: ['paper', 'sheet', 'sunk'], least: 4.5 },
  { roles: ['route', 'routeHover'], grounds: ['paper', 'sheet', 'sunk'], least: 4.5 },
  { roles: ['onRoute'], grounds: ['route', 'routeHover'], least: 4.5 },
  { roles: ['onBand', 'onBand2'], grounds: ['band'], least: 4.5 },
  { roles: ['onLarch'], grounds: ['larch'], least: 4.5 },
  { roles: ['lineStrong', 'focus', 'profile'], grounds: ['paper', 'sheet', 'sunk'], least: 3 },
  { roles: ['larch'], grounds: ['band'], least: 3 },
]

const rows = pairs.flatMap(({ roles, grounds, least }) =>
  roles.flatMap((role) => grounds.map((ground) => ({ role, ground, least }))),
)

describe.each(Object.entries(themes))('in the %s theme', (_, { colors }) => {
  test.each(rows)('$role on $ground has at least $least:1', ({ role, ground, least }) => {
    expect(contrast(colors[role], colors[ground])).toBeGreaterThanOrEqual(least)
  })
})

test('black on white has 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
