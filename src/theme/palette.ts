import { onPaper, themes } from './tokens.yaml'
import { lightDark, media } from './media.ts'
import { colorRoles, systemColors } from '../reader/colorRoles.ts'

const light = themes.light.colors
const dark = themes.dark.colors

/** The color of the browser's address bar in each theme. */
export const themeColor = { light: light.paper, dark: dark.paper }

/** Converts colors to custom properties: { ink: '#123' } -> { '--ink': '#123' }. */
const properties = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]))

/** A `light-dark()` value for each color that differs between the themes. */
const pairs = Object.fromEntries(
  colorRoles
    .filter((role) => light[role] !== dark[role])
    .map((role) => [role, `light-dark(${light[role]}, ${dark[role]})`]),
)

/** Stronger colors for visitors who ask for more contrast. */
const stronger = {
  '--ink2': 'var(--ink)',
  '--line': 'var(--ink)',
  '--lineStrong': 'var(--ink)',
  '--route': 'color-mix(in oklab, var(--routeHover), var(--ink) 25%)',
  '--contour': 'var(--sunk)',
  '--onBand2': 'var(--onBand)',
  '--bandLine': 'var(--band)',
}

/** Rules that set the custom properties of colors. Browsers without `light-dark()` use the light theme. */
export const palette = {
  ':root': properties(light),
  [`@supports (${lightDark})`]: {
    ':root': { colorScheme: 'light dark', ...properties(pairs) },
    // `:where()` keeps the specificity of `:root`, so that the rules below override these two rules. `only` prevents a
    // browser with automatic dark mode from darkening the light theme.
    ':root:where([data-theme="light"])': { colorScheme: 'only light' },
    ':root:where([data-theme="dark"])': { colorScheme: 'dark' },
    [media.contrast]: { ':root': stronger },
  },
  [media.forced]: { ':root': { forcedColorAdjust: 'none', ...properties(systemColors) } },
  [media.opaque]: { ':root': { '--overlay': 'var(--sunk)' } },
  // The print rule is the last rule, so that it overrides every theme.
  [media.print]: { ':root': { colorScheme: 'light', ...properties(onPaper) } },
} as const
