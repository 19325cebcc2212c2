import type { Tokens } from './schema.ts'

/** The themes: the system chooses between light and dark. Any other is one more entry, with its name in choices.ts and its label in content/messages.ts. */
export const themes = {
  light: {
    scheme: 'light',
    colors: {
      paper: '#fbf5ec',
      sheet: '#fffdf9',
      sunk: '#f2e8da',
      ink: '#2a1730',
      ink2: '#5b4661',
      line: '#d6c6b6',
      lineStrong: '#8a7280',
      contour: '#e0cba8',
      route: '#0b5f66',
      routeHover: '#08484d',
      onRoute: '#fffdf9',
      fir: '#6a3d00',
      larch: '#f2a65a',
      onLarch: '#2a1730',
      focus: '#7a1fa0',
      profile: '#2a1730',
      band: '#2a1730',
      onBand: '#f6edf4',
      onBand2: '#c2b0c6',
      bandLine: '#45304d',
      dawn: '#f8dccb',
      overlay: 'rgb(42 23 48 / 0.62)',
    },
  },
  dark: {
    scheme: 'dark',
    colors: {
      paper: '#1d1420',
      sheet: '#281c2c',
      sunk: '#140d17',
      ink: '#f6edf4',
      ink2: '#c2b0c6',
      line: '#46364b',
      lineStrong: '#8d7793',
      contour: '#3f2c45',
      route: '#5fd0d0',
      routeHover: '#8ce2e0',
      onRoute: '#1d1420',
      fir: '#f0b765',
      larch: '#f2b56f',
      onLarch: '#1d1420',
      focus: '#f2b56f',
      profile: '#f2b56f',
      band: '#281c2c',
      onBand: '#f6edf4',
      onBand2: '#c2b0c6',
      bandLine: '#4a3850',
      dawn: 'transparent',
      overlay: 'rgb(42 23 48 / 0.62)',
    },
  },
} as const satisfies Tokens['themes']

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
} as const satisfies Tokens['onPaper']

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
} as const satisfies Tokens['sizes']

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
} as const satisfies Tokens['spaces']

/** Corner radii. */
export const radii = {
  small: '8px',
  frame: '14px',
  sheet: '24px',
} as const satisfies Tokens['radii']

/** Widths of drawn lines. */
export const strokes = {
  thin: '1px',
  bold: '1.5px',
  rule: '2px',
  focus: '3px',
} as const satisfies Tokens['strokes']

/** Durations and curves of motion. */
export const motions = {
  quick: '160ms',
  dialog: '180ms',
  sheet: '260ms cubic-bezier(.2,.9,.25,1)',
  spin: '8s',
} as const satisfies Tokens['motions']
