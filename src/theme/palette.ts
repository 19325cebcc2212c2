import { onPaper, themes } from './tokens.yaml'
import { lightDark, media } from './media.ts'
import { colorRoles, systemColors } from '../reader/colorRoles.ts'

/** The color of the browser's own bars in each theme. */
export const themeColor = {
  light: themes.light.colors.paper,
  dark: themes.dark.colors.paper,
}

/** Values of roles as custom properties. */
const properties = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]))

/** The `light-dark()` pair of each role whose colors differ. */
const pairs = Object.fromEntries(
  colorRoles
    .map((role) => [role, themes.light.colors[role], themes.dark.colors[role]] as const)
    .filter(([, light, dark]) => light !== dark)
    .map(([role, light, dark]) => [role, `light-dark(${light}, ${dark})`]),
)

/** More contrast: each quiet color becomes the next stronger one. */
const stronger = {
  '--ink2': 'var(--ink)',
  '--line': 'var(--ink)',
  '--lineStrong': 'var(--ink)',
  '--route': 'color-mix(in oklab, var(--routeHover), var(--ink) 25%)',
  '--contour': 'var(--sunk)',
  '--onBand2': 'var(--onBand)',
  '--bandLine': 'var(--band)',
}

/** Colors as custom properties: light values first, then pairs for browsers with `light-dark()`. */
export const palette = {
  ':root': properties(themes.light.colors),
  [`@supports (${lightDark})`]: {
    ':root': { colorScheme: 'light dark', ...properties(pairs) },
    // `:where()` keeps the specificity of `:root`, so that later rules win. `only` keeps a browser
    // that darkens pages from darkening the light theme that was chosen.
    ':root:where([data-theme="light"])': { colorScheme: 'only light' },
    ':root:where([data-theme="dark"])': { colorScheme: 'dark' },
    [media.contrast]: { ':root': stronger },
  },
  [media.forced]: { ':root': { forcedColorAdjust: 'none', ...properties(systemColors) } },
  [media.opaque]: { ':root': { '--overlay': 'var(--sunk)' } },
  // Last, so that print overrides every theme.
  [media.print]: { ':root': { colorScheme: 'light', ...properties(onPaper) } },
} as const
