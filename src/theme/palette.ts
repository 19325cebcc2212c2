import { media } from './media.ts'
import type { Role, Tokens } from './schema.ts'
import { onPaper, themes } from './tokens.ts'

type Themes = Tokens['themes']

/** Color of the browser's own bars, per theme. */
export const themeColor = Object.fromEntries(
  Object.entries<Themes[string]>(themes).map(([name, { colors }]) => [name, colors.paper]),
) as Record<keyof typeof themes, string>

/** Values of roles as custom properties. */
const properties = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([role, value]) => [`--${role}`, value]))

/** Both colors of each role that has two. */
function pairs({ light, dark }: Themes) {
  const roles = Object.keys(light.colors) as Role[]
  return Object.fromEntries(
    roles
      .map((role) => [role, light.colors[role], dark.colors[role]] as const)
      .filter(([, own, other]) => own !== other)
      .map(([role, own, other]) => [role, `light-dark(${own}, ${other})`]),
  )
}

/** What choosing a theme sets. `:where()` leaves a rule as weak as one of `:root`, so that those after it win. */
const chosen = (themes: Themes) =>
  Object.fromEntries(
    Object.entries(themes).map(([name, { scheme, colors }]) => [
      `:root:where([data-theme="${name}"])`,
      { colorScheme: scheme, ...(name !== scheme && properties(colors)) },
    ]),
  )

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
} satisfies Record<string, Role[]>

const forced = Object.fromEntries(
  Object.entries(systemColors).flatMap(([system, roles]) =>
    roles.map((role) => [`--${role}`, system]),
  ),
)

/** Colors as custom properties: light values first, pairs and other themes where the browser knows `light-dark()`. */
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
    // Last: paper has the final word.
    [media.print]: { ':root': { colorScheme: 'light', ...properties(onPaper) } },
  }) as const

/** The palette of the site's own themes. */
export const palette = paletteOf(themes)
