import type { Tokens } from './schema.ts'

/** The themes. The system chooses light or dark. To add another theme, add an entry, its name in choices.ts, and its label in content/messages.ts. */
export const themes = {
  light: {
    scheme: 'light',
    colors: {
      paper: '#f1f7f8',
      sheet: '#fafdfd',
      sunk: '#e3edee',
      ink: '#092227',
      ink2: '#3b555b',
      line: '#bbcbce',
      lineStrong: '#6c858a',
      contour: '#a1c6ca',
      route: '#c53320',
      routeHover: '#a72818',
      onRoute: '#fafdfd',
      fir: '#13543d',
      larch: '#f5cd43',
      onLarch: '#092227',
      focus: '#13658b',
      profile: '#092227',
      band: '#092227',
      onBand: '#e9f2f3',
      onBand2: '#a3b7ba',
      bandLine: '#173239',
      dawn: '#fae4c7',
      overlay: 'rgb(2 18 23 / 0.62)',
    },
  },
  dark: {
    scheme: 'dark',
    colors: {
      paper: '#061a20',
      sheet: '#0f252b',
      sunk: '#021217',
      ink: '#e9f2f3',
      ink2: '#a3b7ba',
      line: '#294248',
      lineStrong: '#638086',
      contour: '#1b3e45',
      route: '#fb8860',
      routeHover: '#fea47c',
      onRoute: '#061a20',
      fir: '#73cda4',
      larch: '#f8d14f',
      onLarch: '#061a20',
      focus: '#f8d14f',
      profile: '#f8d14f',
      band: '#0f252b',
      onBand: '#e9f2f3',
      onBand2: '#a3b7ba',
      bandLine: '#1f444c',
      dawn: 'transparent',
      overlay: 'rgb(2 18 23 / 0.62)',
    },
  },
} as const satisfies Tokens['themes']

/** The colors of printed roles: black on white, gray where there is no text. */
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
  small: '2px',
  frame: '6px',
  sheet: '14px',
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
