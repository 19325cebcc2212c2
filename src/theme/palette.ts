import { themeNames } from './choices.ts'
import { media } from './media.ts'
import type { Role, Tokens } from './schema.ts'
import { onPaper, themes } from '../content.js'

type Themes = Tokens['themes']

/** Color of the browser's own bars, per theme. */
export const themeColor = Object.fromEntries(
  Object.entries<Themes[string]>(themes).map(([name, { colors }]) => [name, colors.paper]),
) as Record<(typeof themeNames)[number], string>

/** Values of roles as custom properties. */
const properties = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]))

/** The `light-dark()` pair of each role whose colors differ. */
function pairs({ light, dark }: Themes) {
  const roles = Object.keys(light.colors) as Role[]
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

/** Forced colors: each role is a system color, so that drawings follow too. */
const systemColors = {
  Canvas: ['paper', 'sheet', 'sunk', 'contour', 'onRoute', 'onLarch', 'dawn', 'band', 'bandLine'],
  CanvasText: ['ink', 'ink2', 'line', 'lineStrong', 'fir', 'larch', 'profile', 'onBand', 'onBand2'],
  LinkText: ['route', 'routeHover'],
  Highlight: ['focus'],
} satisfies Record<string, Role[]>

const forced = Object.fromEntries(
  Object.entries(systemColors).flatMap(([system, roles]) =>
    roles.map((role) => [`--${role}`, system]),
  ),
)

/** Colors as custom properties: light values first, then pairs and other themes for browsers with `light-dark()`. */
export const paletteOf = (themes: Themes) =>
  ({
    ':root': properties(themes.light.colors),
    '@supports (color: light-dark(red, red))': {
      ':root': { colorScheme: 'light dark', ...properties(pairs(themes)) },
      ...chosen(themes),
      [media.contrast]: { ':root': stronger },
    },
    [media.forced]: { ':root': { forcedColorAdjust: 'none', ...forced } },
    [media.opaque]: { ':root': { '--overlay': 'var(--sunk)' } },
    // Last, so that print overrides every theme.
    [media.print]: { ':root': { colorScheme: 'light', ...properties(onPaper) } },
  }) as const

/** The palette of the site's own themes. */
export const palette = paletteOf(themes)
