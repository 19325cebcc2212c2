import archivo from './fonts/archivo.woff2'
import newsreader from './fonts/newsreader-italic.woff2'

/** Address of the one font file worth preloading. */
export const preloadedFont = archivo

const src = (url: string) => `url("${url}") format("woff2")`
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(',')
const percent = (value: number) => `${+value.toFixed(2)}%`

/** Ascent and descent of Archivo in percent of its size, from its own tables. */
const archivoMetrics = { ascent: 87.8, descent: 21 }

/** Arial by weights and widths: [weights, widths, size-adjust in percent], measured against Archivo. */
const fallbacks = [
  ['400 449', '100% 125%', 98.1],
  ['450 499', '100% 125%', 101.5],
  ['500 599', '100% 125%', 104.6],
  ['600 900', '100% 105%', 96.8],
  ['600 900', '106% 107%', 101.4],
  ['600 900', '108% 109%', 105.3],
  ['600 900', '110% 111%', 109.7],
  ['600 900', '112% 113%', 112],
  ['600 900', '114% 116%', 114],
  ['600 900', '117% 120%', 117.6],
  ['600 900', '121% 123%', 124.9],
  ['600 900', '124% 125%', 128.9],
] as const

const archivoFallback = fallbacks.map(([fontWeight, fontStretch, adjust]) => ({
  fontFamily: 'Archivo FB',
  src: /^[45]/.test(fontWeight)
    ? local('Arial', 'Liberation Sans')
    : local('Arial Bold', 'Liberation Sans Bold'),
  fontWeight,
  fontStretch,
  sizeAdjust: percent(adjust),
  ascentOverride: percent((archivoMetrics.ascent / adjust) * 100),
  descentOverride: percent((archivoMetrics.descent / adjust) * 100),
  lineGapOverride: '0%',
}))

/** The two faces, and stand-ins whose metrics match so that nothing moves when fonts arrive. */
export const fontFaces = [
  {
    fontFamily: 'Archivo',
    src: src(archivo),
    fontWeight: '400 800',
    fontStretch: '100% 125%',
    fontDisplay: 'swap',
  },
  {
    fontFamily: 'Newsreader',
    src: src(newsreader),
    fontStyle: 'italic',
    fontWeight: 400,
    fontDisplay: 'swap',
  },
  ...archivoFallback,
  {
    fontFamily: 'Newsreader FB',
    src: local('Times New Roman Italic', 'Liberation Serif Italic'),
    fontStyle: 'italic',
    sizeAdjust: '97%',
    ascentOverride: '74.9%',
    descentOverride: '27%',
    lineGapOverride: '0%',
  },
].map((face) => ({ '@font-face': face }))
