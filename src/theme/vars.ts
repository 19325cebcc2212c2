import { colorRoles, type ColorRole } from '../reader/colorRoles.ts'
import { motions, radii, sizes, spaces, strokes } from './tokens.yaml'

/** The custom property of each color role. Its value depends on the theme. */
export const color = Object.fromEntries(colorRoles.map((role) => [role, `var(--${role})`])) as {
  readonly [R in ColorRole]: `var(--${R})`
}

// Only colors differ between the themes, so only colors are CSS variables. Styles contain the values of all other tokens.
export const motion = motions
export const radius = radii
export const size = sizes
export const space = spaces
export const stroke = strokes
