import { roles } from './names.ts'
import type { Role } from './schema.ts'
import { motions, radii, sizes, spaces, strokes } from './tokens.ts'

/** Color roles as `var(--role)`; they follow the visitor's theme. */
export const color = Object.fromEntries(roles.map((role) => [role, `var(--${role})`])) as {
  readonly [R in Role]: string
}

/** The remaining tokens are the same in all themes and are used by value. */
export const size = sizes
export const space = spaces
export const radius = radii
export const stroke = strokes
export const motion = motions
