import type { ColorRole } from '../../src/reader/colorRoles.ts'

/** The minimum contrast of text in WCAG 2.2. */
const text = { least: 4.5, criterion: '1.4.3' }
/** The minimum contrast of borders, icons and focus rings in WCAG 2.2. */
const sign = { least: 3, criterion: '1.4.11' }

/** Color roles, with the background colors (`grounds`) on which they appear and the contrast that they need there. */
const pairs: readonly { roles: ColorRole[]; grounds: ColorRole[]; needs: typeof text }[] = [
  { roles: ['ink', 'ink2', 'fir'], grounds: ['paper', 'sheet', 'sunk'], needs: text },
  { roles: ['route', 'routeHover'], grounds: ['paper', 'sheet', 'sunk'], needs: text },
  { roles: ['onRoute'], grounds: ['route', 'routeHover'], needs: text },
  { roles: ['onBand', 'onBand2'], grounds: ['band'], needs: text },
  { roles: ['onLarch'], grounds: ['larch', 'onBand'], needs: text },
  { roles: ['lineStrong', 'focus', 'profile'], grounds: ['paper', 'sheet', 'sunk'], needs: sign },
  { roles: ['larch'], grounds: ['band'], needs: sign },
]

/** Computes the relative luminance of a color such as #092227, as WCAG 2.2 defines luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Computes the contrast of two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Finds a theme's color roles with too little contrast, each with the background where the contrast is
 * least. Rounds the contrast down, because an error line must not show 4.46 as 4.5, the minimum.
 */
export const faintRoles = (colors: Readonly<Record<ColorRole, string>>) =>
  pairs.flatMap(({ roles, grounds, needs }) =>
    roles.flatMap((role) => {
      const on = (ground: ColorRole) => contrast(colors[role], colors[ground])
      const [ground] = grounds.toSorted((a, b) => on(a) - on(b))
      if (!ground || on(ground) >= needs.least) return []
      return [{ role, ground, ratio: Math.floor(on(ground) * 10) / 10, ...needs }]
    }),
  )
