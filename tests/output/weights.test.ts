import { existsSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readContent, textsOf } from '../../plugins/content/read.ts'
import { pages as textPages, services } from '../support/content.ts'
import { demos, projects } from '../support/projects.ts'
import { bytes, fileAt, furtherFonts, matching, precache, text, wordless } from '../support/dist.ts'

/** The texts of the content, without the theme. */
const { tokens: _tokens, faces: _faces, ...words } = readContent()

const raw = (file: string) => bytes(file).length
const pictures = matching(/^assets\/pictures\/.*\.avif$/)
/** The site's own; the others are those of the saved copies. */
const fonts = matching(/\.woff2$/).filter((file) => text('index.html').includes(file))
/** Beyond the nine that the project has. */
const moreProjects = Math.max(0, projects.length - 9)
const contours = matching(/^assets\/contours[^/]*\.svg$/)
const saved = precache().map(({ url }) => fileAt(url) ?? '')
const ofCopies = saved.filter(
  (file) => /^demos\/|\.css$/.test(file) || (file.endsWith('.woff2') && !fonts.includes(file)),
)
const kept = saved.filter((file) => ![...pictures, ...ofCopies].includes(file))
const scripts = matching(/^assets\/[^/]+\.js$/)

/** The bytes of a file as a host sends it: texts compressed by the build, pictures and fonts unchanged. */
const sent = (file: string) => raw(existsSync(`dist/${file}.br`) ? `${file}.br` : file)

/** The files of a first visit to the home page, without the precache. */
const firstVisit = [
  'index.html',
  'favicon.svg',
  'manifest.webmanifest',
  ...scripts,
  ...fonts,
  ...contours,
]

/** A script and its imports. */
function withImports(file: string): string[] {
  const imports = [...text(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return [file, ...imports.flatMap(([, name = '']) => withImports(`assets/${name}`))]
}

/** The script that runs on every page without interaction. */
const own = /main:["'`]\/(assets\/[^"'`]+)/.exec(text('index.html'))?.[1]
if (!own) throw new Error('index.html: main: "/assets/…", the first script, is missing')

const brotli = (source: string) => brotliCompressSync(source).length

/** Bytes of the content's texts. The budgets leave them out, so an agency may write more. */
const ofWords = brotli(JSON.stringify(words))

/** The texts, long ones first; shorter ones may be part of the code. */
const texts = textsOf(words)
  .map((each) => each.text)
  .filter((each) => each.length > 3)
  .toSorted((one, other) => other.length - one.length)

/** A page without its texts. */
const pageWithoutWords = (file: string) => brotli(wordless(text(file)))

/** A script without the content's texts. */
const scriptWithoutWords = (file: string) =>
  brotli(texts.reduce((source, each) => source.replaceAll(each, ''), text(file)))

/** Name, files, measure and budget in bytes. What an owner adds raises its budget: words, services, pictures, letters. */
const budget = [
  ['all scripts without the texts', scripts, scriptWithoutWords, 79_985],
  ['scripts without interaction', withImports(own), raw, 12_100],
  // With 1,780 bytes of texts it fits into one round trip: ten segments of 1,460 bytes (RFC 6928), with headers of 940 bytes over HTTP/2.
  [
    'the home page without its texts',
    ['index.html'],
    pageWithoutWords,
    10_980 + 150 * services.length + 100 * furtherFonts(fonts).length,
  ],
  ['the fonts', fonts, raw, 45_000 + 20_000 * furtherFonts(fonts).length],
  ['the contour field', contours, raw, 26_000],
  ['the pictures, in both widths', pictures, raw, 40_000 * projects.length],
  ['a first visit to the home page', firstVisit, sent, 194_600 + 2 * ofWords],
  [
    'the saved copies of demos',
    ofCopies,
    sent,
    37_200 * demos.length + 20_000 * furtherFonts(ofCopies).length,
  ],
  ['the precache without both', kept, sent, 189_600 + 2 * ofWords + 15_000 * textPages.length],
  [
    'all that a first visit saves',
    saved,
    sent,
    562_300 +
      2 * ofWords +
      15_000 * textPages.length +
      20_000 * furtherFonts(saved).length +
      80_000 * moreProjects,
  ],
] as const

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

test.each(budget)('%s: within the budget', (name, files, weight, most) => {
  const total = files.reduce((sum, file) => sum + weight(file), 0)
  figures.push(`${name.padEnd(32)}${String(total).padStart(8)} of ${most} bytes`)
  const [heaviest] = files.toSorted((one, other) => weight(other) - weight(one))
  const hint = `${name}: ${total} bytes are more than ${most}; the heaviest is ${heaviest}. Make it lighter, or raise the figure in tests/output/weights.test.ts`
  expect(total).toBeGreaterThan(0)
  expect(total, hint).toBeLessThanOrEqual(most)
})
