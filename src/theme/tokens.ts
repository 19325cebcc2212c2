/** Color roles: [light, dark] as #rrggbb or a CSS color word. */
export const colors = {
  paper: ['#f1f7f8', '#061a20'],
  sheet: ['#fafdfd', '#0f252b'],
  sunk: ['#e3edee', '#021217'],
  ink: ['#092227', '#e9f2f3'],
  ink2: ['#3b555b', '#a3b7ba'],
  line: ['#bbcbce', '#294248'],
  lineStrong: ['#6c858a', '#638086'],
  contour: ['#a1c6ca', '#1b3e45'],
  route: ['#c53320', '#fb8860'],
  routeHover: ['#a72818', '#fea47c'],
  onRoute: ['#fafdfd', '#061a20'],
  fir: ['#13543d', '#73cda4'],
  larch: ['#f5cd43', '#f8d14f'],
  onLarch: ['#092227', '#061a20'],
  focus: ['#13658b', '#f8d14f'],
  profile: ['#092227', '#f8d14f'],
  band: ['#092227', '#0f252b'],
  onBand: ['#e9f2f3', '#e9f2f3'],
  onBand2: ['#a3b7ba', '#a3b7ba'],
  bandLine: ['#173239', '#1f444c'],
  dawn: ['#fae4c7', 'transparent'],
  overlay: ['oklch(0.17 0.026 218 / 0.62)', 'oklch(0.17 0.026 218 / 0.62)'],
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
} as const

/** Corner radii. */
export const radii = { small: '2px', frame: '6px', sheet: '14px' } as const

/** Widths of drawn lines. */
export const strokes = { thin: '1px', bold: '1.5px', rule: '2px', focus: '3px' } as const

/** Durations and curves of motion. */
export const motions = {
  quick: '160ms',
  dialog: '180ms',
  sheet: '260ms cubic-bezier(.2,.9,.25,1)',
  spin: '8s',
} as const
