import archivo from './fonts/archivo.woff2'
import newsreader from './fonts/newsreader-italic.woff2'

/** Address of the one font file worth preloading. */
export const preloadedFont = archivo

const src = (url: string) => `url("${url}") format("woff2")`
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(',')
const percent = (value: number) => `${+value.toFixed(2)}%`

/** Ascent and descent of Archivo in percent of its size, from its own tables. */
const archivoMetrics = { ascent: 87.8, descent: 21 }

/** Arial by widths: [weights, widths, size-adjust in percent], measured against Archivo. */
const fallbacks = [
  ['400 599', '100% 125%', 97.8],
  ['600 900', '100% 105%', 95.5],
  ['600 900', '106% 110%', 104],
  ['600 900', '111% 116%', 112.4],
  ['600 900', '117% 120%', 119.2],
  ['600 900', '121% 123%', 124.6],
  ['600 900', '124% 125%', 128.5],
] as const

const archivoFallback = fallbacks.map(([fontWeight, fontStretch, adjust]) => ({
  fontFamily: 'Archivo FB',
  src: fontWeight.startsWith('4')
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
    sizeAdjust: '98.1%',
    ascentOverride: '74.9%',
    descentOverride: '27%',
    lineGapOverride: '0%',
  },
].map((face) => ({ '@font-face': face }))
