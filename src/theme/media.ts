/** What a browser with both themes supports. A custom property with the function would be invalid only once it is used. */
export const lightDark = 'color: light-dark(red, red)'

const wide = '(min-width: 45em)'
const sideways = 'screen and (min-width: 30em) and (max-height: 30em)'

/** Media queries. Widths are in em, so that larger letters count as a smaller window. */
export const media = {
  /** Wide hero, and the higher bar. */
  wide: `@media ${wide}`,
  narrow: '@media (max-width: 44.99em)',
  /** Too narrow for two buttons in the bar. */
  phone: '@media (max-width: 29.99em)',
  /** A phone held sideways: wider than it is high, and no more than 30em high. */
  sideways: `@media ${sideways}`,
  /** Room for words beside the summit, not only below it. */
  besideSummit: `@media ${wide}, ${sideways}`,
  /** The profile's letters one size smaller. */
  profile: '@media (min-width: 56.25em)',
  /** Twelve columns. */
  columns: '@media (min-width: 60em)',
  /** All labels of the profile. */
  full: '@media (min-width: 75em)',
  /** The whole sheet, margin to margin. */
  sheet: '@media (min-width: 90em)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  scriptless: '@media (scripting: none)',
  hover: '@media (hover: hover)',
  forced: '@media (forced-colors: active)',
  contrast: '@media (prefers-contrast: more)',
  opaque: '@media (prefers-reduced-transparency: reduce)',
  /** A browser without `light-dark()` only has the light theme. */
  oneTheme: `@supports not (${lightDark})`,
  print: '@media print',
} as const
