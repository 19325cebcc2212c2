/** Media and container queries, by what they tell apart. */
export const media = {
  /** Navigation and hero change. */
  wide: '@media (min-width: 720px)',
  narrow: '@media (max-width: 719.98px)',
  /** Too narrow for two buttons in the bar. */
  phone: '@media (max-width: 479.98px)',
  /** A bar too narrow for the wordmark beside another link, whatever took the room. */
  tightBar: '@container bar (max-width: 20.5rem)',
  /** Two-column cards. */
  cards: '@media (min-width: 900px)',
  /** Twelve columns. */
  columns: '@media (min-width: 960px)',
  /** All labels of the profile. */
  full: '@media (min-width: 1200px)',
  /** The whole sheet, margin to margin. */
  sheet: '@media (min-width: 1440px)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  scriptless: '@media (scripting: none)',
  hover: '@media (hover: hover)',
  forced: '@media (forced-colors: active)',
  contrast: '@media (prefers-contrast: more)',
  opaque: '@media (prefers-reduced-transparency: reduce)',
  print: '@media print',
} as const
