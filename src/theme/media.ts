/** A `@supports` condition for `light-dark()`. The condition tests `color`, because a custom property would accept any value. */
export const lightDark = 'color: light-dark(red, red)'

const wide = '(min-width: 45em)'
const sideways = 'screen and (min-width: 30em) and (max-height: 30em)'

/** Media queries. Widths are in em, so that a larger default font size in the browser has the effect of a narrower window. */
export const media = {
  /** The window has room for the wide layout of the hero and a higher header bar. */
  wide: `@media ${wide}`,
  narrow: '@media (max-width: 44.99em)',
  /** The header bar has no room for two buttons. */
  phone: '@media (max-width: 29.99em)',
  /** The window is low and wide, as on a phone in landscape orientation. */
  sideways: `@media ${sideways}`,
  /** The hero has room for text beside the map's summit. */
  besideSummit: `@media ${wide}, ${sideways}`,
  /** The elevation profile is so large that its labels need a smaller font size in SVG units. */
  profile: '@media (min-width: 56.25em)',
  /** The window has room for sections with several columns. */
  columns: '@media (min-width: 60em)',
  /** The elevation profile has room for all labels. */
  full: '@media (min-width: 75em)',
  /** The window is as wide as the widest page. */
  sheet: '@media (min-width: 90em)',
  /** The visitor asks for reduced motion. */
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  scriptless: '@media (scripting: none)',
  hover: '@media (hover: hover)',
  /** The browser replaces the site's colors (high contrast). */
  forced: '@media (forced-colors: active)',
  contrast: '@media (prefers-contrast: more)',
  /** The visitor asks for less transparency. */
  opaque: '@media (prefers-reduced-transparency: reduce)',
  /** The site has only the light theme, because the browser lacks `light-dark()`. */
  oneTheme: `@supports not (${lightDark})`,
  print: '@media print',
} as const
