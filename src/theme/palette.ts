import { media } from './media.ts'
import { colors, onPaper } from './tokens.ts'

type Theme = 'light' | 'dark'

const entries = Object.entries(colors)
const single = Object.fromEntries(entries.map(([role, [light]]) => [`--${role}`, light]))
const paired = Object.fromEntries(
  entries
    .filter(([, [light, dark]]) => light !== dark)
    .map(([role, [light, dark]]) => [`--${role}`, `light-dark(${light}, ${dark})`]),
)

const printed = Object.fromEntries(
  Object.entries(onPaper).map(([role, value]) => [`--${role}`, value]),
)

/** Color of the browser's own bars, per theme. */
export const themeColor: Record<Theme, string> = {
  light: colors.paper[0],
  dark: colors.paper[1],
}

/** For visitors who ask for more contrast: each quiet color is the next stronger one. */
const stronger = {
  '--ink2': 'var(--ink)',
  '--line': 'var(--ink)',
  '--lineStrong': 'var(--ink)',
  '--route': 'color-mix(in oklab, var(--routeHover), var(--ink) 25%)',
  '--contour': 'var(--sunk)',
  '--onBand2': 'var(--onBand)',
  '--bandLine': 'var(--band)',
}

/** Where the system sets the colors, each role is one of the system's, so that drawings follow too and nothing has to be forced. */
const systemColors = {
  Canvas: ['paper', 'sheet', 'sunk', 'contour', 'onRoute', 'onLarch', 'dawn', 'band', 'bandLine'],
  CanvasText: ['ink', 'ink2', 'line', 'lineStrong', 'fir', 'larch', 'profile', 'onBand', 'onBand2'],
  LinkText: ['route', 'routeHover'],
  Highlight: ['focus'],
} satisfies Record<string, (keyof typeof colors)[]>

const forced = Object.fromEntries(
  Object.entries(systemColors).flatMap(([system, roles]) =>
    roles.map((role) => [`--${role}`, system]),
  ),
)

/** Colors as custom properties: light values first, pairs where the browser knows `light-dark()`. */
export const palette = {
  ':root': single,
  '@supports (color: light-dark(red, red))': {
    ':root': { colorScheme: 'light dark', ...paired },
    ':root[data-theme="light"]': { colorScheme: 'light' },
    ':root[data-theme="dark"]': { colorScheme: 'dark' },
    [media.contrast]: { ':root': stronger },
  },
  [media.forced]: { ':root': { forcedColorAdjust: 'none', ...forced } },
  [media.opaque]: { ':root': { '--overlay': 'var(--sunk)' } },
  // Last: paper has the final word.
  [media.print]: { ':root, :root[data-theme]': { colorScheme: 'light', ...printed } },
} as const
