import { colors, motions, radii, sizes, spaces, strokes } from './tokens.ts'

type Vars<T> = { readonly [K in keyof T]: string }

/** `var(--role)` of each token, for use in styles. */
function vars<T extends object>(tokens: T): Vars<T> {
  return Object.fromEntries(Object.keys(tokens).map((role) => [role, `var(--${role})`])) as Vars<T>
}

/** Color roles as `var(--role)`; they follow the visitor's theme. */
export const color = vars(colors)

/** The remaining tokens are the same in both themes and are used by value. */
export const size = sizes
export const space = spaces
export const radius = radii
export const stroke = strokes
export const motion = motions
