import { media } from './media.ts'
import { colors, onPaper } from './tokens.ts'

type Theme = 'light' | 'dark'

const entries = Object.entries(colors)
const single = Object.fromEntries(entries.map(([role, [light]]) => [`--${role}`, light]))
const paired = Object.fromEntries(
  entries.map(([role, [light, dark]]) => [
    `--${role}`,
    light === dark ? light : `light-dark(${light}, ${dark})`,
  ]),
)

const printed = Object.fromEntries(
  Object.entries(onPaper).map(([role, value]) => [`--${role}`, value]),
)

/** Colour of the browser's own bars, per theme. */
export const themeColor: Record<Theme, string> = {
  light: colors.paper[0],
  dark: colors.paper[1],
}

/** Colours as custom properties: light values first, pairs where the browser knows `light-dark()`. */
export const palette = {
  ':root': single,
  '@supports (color: light-dark(red, red))': {
    ':root': { colorScheme: 'light dark', ...paired },
    ':root[data-theme="light"]': { colorScheme: 'light' },
    ':root[data-theme="dark"]': { colorScheme: 'dark' },
  },
  [media.print]: { ':root, :root[data-theme]': { colorScheme: 'light', ...printed } },
} as const
