import { onPaper, themes } from './tokens.yaml'
import { lightDark, media } from './media.ts'
import { roles, systemColors } from './roles.ts'
import type { Tokens } from '../../plugins/content/themeSchema.ts'

type Themes = Tokens['themes']

/** Color of the browser's own bars, per theme. */
export const themeColor: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(themes).map(([name, { colors }]) => [name, colors.paper]),
)

/** Values of roles as custom properties. */
const properties = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]))

/** The `light-dark()` pair of each role whose colors differ. */
function pairs({ light, dark }: Themes) {
  return Object.fromEntries(
    roles
      .map((role) => [role, light.colors[role], dark.colors[role]] as const)
      .filter(([, own, other]) => own !== other)
      .map(([role, own, other]) => [role, `light-dark(${own}, ${other})`]),
  )
}

/** The rule of each theme that a visitor can choose. `:where()` keeps the specificity of `:root`, so that later rules win. */
const chosen = (themes: Themes) =>
  Object.fromEntries(
    Object.entries(themes).map(([name, { scheme, colors }]) => [
      `:root:where([data-theme="${name}"])`,
      // `only` keeps a browser that darkens pages from darkening the light theme that was chosen.
      {
        colorScheme: scheme === 'light' ? 'only light' : scheme,
        ...(name !== scheme && properties(colors)),
      },
    ]),
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

/** Colors as custom properties: light values first, then pairs and other themes for browsers with `light-dark()`. */
export const paletteOf = (themes: Themes) =>
  ({
    ':root': properties(themes.light.colors),
    [`@supports (${lightDark})`]: {
      ':root': { colorScheme: 'light dark', ...properties(pairs(themes)) },
      ...chosen(themes),
      [media.contrast]: { ':root': stronger },
    },
    [media.forced]: { ':root': { forcedColorAdjust: 'none', ...properties(systemColors) } },
    [media.opaque]: { ':root': { '--overlay': 'var(--sunk)' } },
    // Last, so that print overrides every theme.
    [media.print]: { ':root': { colorScheme: 'light', ...properties(onPaper) } },
  }) as const

/** The palette of the site's own themes. */
export const palette = paletteOf(themes)
