import type { Role } from './schema.ts'
import { motions, radii, sizes, spaces, strokes } from '../content.js'

/** Color roles as custom properties; they follow the visitor's theme. */
export const color = {
  paper: 'var(--paper)',
  sheet: 'var(--sheet)',
  sunk: 'var(--sunk)',
  ink: 'var(--ink)',
  ink2: 'var(--ink2)',
  line: 'var(--line)',
  lineStrong: 'var(--lineStrong)',
  contour: 'var(--contour)',
  route: 'var(--route)',
  routeHover: 'var(--routeHover)',
  onRoute: 'var(--onRoute)',
  fir: 'var(--fir)',
  larch: 'var(--larch)',
  onLarch: 'var(--onLarch)',
  focus: 'var(--focus)',
  profile: 'var(--profile)',
  band: 'var(--band)',
  onBand: 'var(--onBand)',
  onBand2: 'var(--onBand2)',
  bandLine: 'var(--bandLine)',
  dawn: 'var(--dawn)',
  overlay: 'var(--overlay)',
} as const satisfies { [R in Role]: `var(--${R})` }

/** The remaining tokens are the same in all themes and are used by value. */
export const size = sizes
export const space = spaces
export const radius = radii
export const stroke = strokes
export const motion = motions
