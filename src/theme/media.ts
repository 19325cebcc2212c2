/** A `@supports` condition that is true if the browser supports `light-dark()`. */
export const lightDark = 'color: light-dark(red, red)'

const wide = '(min-width: 45em)'
const sideways = 'screen and (min-width: 30em) and (max-height: 30em)'

/** Media queries. Widths are in em, so that visitors with a larger default font size get the layout of a narrower window. */
export const media = {
  /** The window has room for the wide layout of the hero and a higher header bar. */
  wide: `@media ${wide}`,
  narrow: '@media (max-width: 44.99em)',
  /** The window is narrow, as on a phone in portrait orientation. */
  phone: '@media (max-width: 29.99em)',
  /** The window is low and wide, as on a phone in landscape orientation. */
  sideways: `@media ${sideways}`,
  /** The title of a page has room beside the mountain peak of the map in the background. */
  besideSummit: `@media ${wide}, ${sideways}`,
  /** The elevation profile is larger. Its labels grow with the SVG, so they get a smaller font size. */
  profile: '@media (min-width: 56.25em)',
  /** The window has room for sections with several columns. */
  columns: '@media (min-width: 60em)',
  /** The elevation profile has room for the labels of all its points. Narrower windows show only the summit's label. */
  full: '@media (min-width: 75em)',
  /** The page has its maximum width. In a wider window, the page does not grow. */
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
