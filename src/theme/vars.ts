import { colorRoles, type ColorRole } from '../reader/colorRoles.ts'
import { motions, radii, sizes, spaces, strokes } from './tokens.yaml'

/** Color roles as custom properties; they follow the visitor's theme. */
export const color = Object.fromEntries(colorRoles.map((role) => [role, `var(--${role})`])) as {
  readonly [R in ColorRole]: `var(--${R})`
}

/** The remaining tokens are the same in all themes and are used by value. */
export const size = sizes
export const space = spaces
export const radius = radii
export const stroke = strokes
export const motion = motions
