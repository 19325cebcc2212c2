/** Colour roles: [light, dark] as #rrggbb or a CSS colour word. */
export const colors = {
  paper: ['#fbf5ec', '#1d1420'],
  sheet: ['#fffdf9', '#281c2c'],
  sunk: ['#f2e8da', '#140d17'],
  ink: ['#2a1730', '#f6edf4'],
  ink2: ['#5b4661', '#c2b0c6'],
  line: ['#d6c6b6', '#46364b'],
  lineStrong: ['#8a7280', '#8d7793'],
  contour: ['#e0cba8', '#3f2c45'],
  route: ['#0b5f66', '#5fd0d0'],
  routeHover: ['#08484d', '#8ce2e0'],
  onRoute: ['#fffdf9', '#1d1420'],
  fir: ['#6a3d00', '#f0b765'],
  larch: ['#f2a65a', '#f2b56f'],
  onLarch: ['#2a1730', '#1d1420'],
  focus: ['#7a1fa0', '#f2b56f'],
  profile: ['#2a1730', '#f2b56f'],
  band: ['#2a1730', '#281c2c'],
  onBand: ['#f6edf4', '#f6edf4'],
  onBand2: ['#c2b0c6', '#c2b0c6'],
  bandLine: ['#45304d', '#4a3850'],
  dawn: ['#f8dccb', 'transparent'],
  overlay: ['rgb(42 23 48 / 0.62)', 'rgb(42 23 48 / 0.62)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** What the roles that are printed are on paper: black on white, gray where nothing is to be read. */
export const onPaper = {
  paper: '#fff',
  sheet: '#fff',
  sunk: '#fff',
  band: '#fff',
  ink: '#000',
  ink2: '#000',
  line: '#aaa',
  lineStrong: '#000',
  contour: '#aaa',
  route: '#000',
  profile: '#000',
  onBand: '#000',
  onBand2: '#000',
} as const satisfies Partial<Record<keyof typeof colors, string>>

/** Lengths of the layout, by role. */
export const sizes = {
  bar: '4rem',
  barWide: '4.5rem',
  gutter: 'clamp(1.25rem, 0.4643rem + 3.9286vw, 4rem)',
  section: 'clamp(4rem, 2.5714rem + 7.1429vw, 9rem)',
  gap: 'clamp(1.5rem, 1.0714rem + 2.1429vw, 3rem)',
  page: '90rem',
  measure: '62ch',
  lead: '28em',
  target: '3rem',
  targetBar: '2.75rem',
  targetFooter: '2.25rem',
  patch: '5.5rem',
  icon: '1.5rem',
  headingOnPaper: '1.75rem',
} as const

/** Distances between things, in rem (px / 16). */
export const spaces = {
  hair: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '4rem',
  vast: '6rem',
  max: '8rem',
} as const

/** Corner radii. */
export const radii = { small: '8px', frame: '14px', sheet: '24px' } as const

/** Widths of drawn lines. */
export const strokes = { thin: '1px', bold: '1.5px', rule: '2px', focus: '3px' } as const

/** Durations and curves of motion. */
export const motions = {
  quick: '160ms',
  dialog: '180ms',
  sheet: '260ms cubic-bezier(.2,.9,.25,1)',
  spin: '8s',
} as const
