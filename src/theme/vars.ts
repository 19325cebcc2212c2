import { colorRoles, type ColorRole } from '../reader/colorRoles.ts'

/** The custom property of each color role. Its value depends on the theme. */
export const color = Object.fromEntries(colorRoles.map((role) => [role, `var(--${role})`])) as {
  readonly [R in ColorRole]: `var(--${R})`
}

// Other tokens are equal in both themes, so styles contain their values.
export {
  motions as motion,
  radii as radius,
  sizes as size,
  spaces as space,
  strokes as stroke,
} from './tokens.yaml'
