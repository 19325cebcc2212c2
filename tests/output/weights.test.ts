import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demos } from '../support/content.ts'
import { fileAt, matching, precache, text } from '../support/dist.ts'
import { isTemplate } from '../support/template.ts'

type Measured = [name: string, files: string[], weight: (file: string) => number, most: number]

const inDist = (files: readonly string[]) => files.map((file) => join('dist', file))

/** Counts the bytes that a host sends for a file. Hosts send texts compressed with Brotli, and pictures and fonts unchanged. */
const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
const raw = (file: string) => statSync(file).size

const scripts = matching(/^assets\/[^/]+\.js$/)
const contours = matching(/^assets\/contours[^/]*\.svg$/)
const pictures = matching(/^assets\/pictures\/[^/]+\.avif$/)
/** The font files of the site's own pages. The other font files in dist/ belong to the demos: dist/ has a copy of each demo for use without a connection. */
const fonts = matching(/\.woff2$/).filter((file) => text('index.html').includes(file))
const saved = precache().map(({ url }) => fileAt(url) ?? '')
const ofCopies = saved.filter(
  (file) => /^demos\/|\.css$/.test(file) || (file.endsWith('.woff2') && !fonts.includes(file)),
)

/** Lists a script and, recursively, the scripts that it imports. */
function withImports(file: string): string[] {
  const imports = [...text(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return [file, ...imports.flatMap(([, name = '']) => withImports(`assets/${name}`))]
}

/** The file of the first script, which runs on every page before any interaction. */
const own = /main:["'`]\/(assets\/[^"'`]+)/.exec(text('index.html'))?.[1]
if (!own) throw new Error('index.html: main: "/assets/…", the first script, is missing')

/** How many bytes of HTML a host can send in the first round trip: ten segments of 1,460 bytes (RFC 6928), minus 940 bytes of headers. */
const oneRoundTrip = 13_660
/** A demo's headers are 300 bytes shorter than the site's, because a demo's Content-Security-Policy has only one hash. */
const shorterHeaders = 300

/** Lists the files that a visit to a demo loads. */
const visited = (folder: string) =>
  ['index.html', 'icon.svg', ...readdirSync(join(folder, 'assets')).map((file) => `assets/${file}`)]
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => join(folder, file))

/** Each row: a name, the files, the function that counts a file's bytes, and the highest allowed sum in bytes. */
const budget: Measured[] = [
  ['all scripts', inDist(scripts), sent, 83_300],
  ['scripts without interaction', inDist(withImports(own)), raw, 12_600],
  ['the home page', inDist(['index.html']), sent, oneRoundTrip],
  ['the fonts', inDist(fonts), raw, 45_000],
  ['the contour field', inDist(contours), raw, 26_000],
  ['the saved pictures, in both widths', inDist(pictures), raw, 360_000],
  ['the pictures for shared links', inDist(matching(/^social.*\.png$/)), raw, 300_000],
  ['the saved copies of demos', inDist(ofCopies), sent, 186_000],
  ['all that a first visit saves', inDist(saved), sent, 570_000],
  ...demos.flatMap(({ slug }): Measured[] => {
    const folder = join('dist-demos', slug)
    return [
      [`the demo ${slug}`, [join(folder, 'index.html')], sent, oneRoundTrip + shorterHeaders],
      [`a visit to the demo ${slug}`, visited(folder), sent, 60_000],
    ]
  }),
]

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

// Checks the budgets only with this project's original content, because other content has files of other sizes.
test.each(budget)('%s: within the budget', (name, files, weight, most) => {
  const total = files.reduce((sum, file) => sum + weight(file), 0)
  figures.push(`${name.padEnd(34)}${String(total).padStart(8)} of ${most} bytes`)
  expect(total).toBeGreaterThan(0)
  if (!isTemplate()) return
  const [heaviest] = files.toSorted((one, other) => weight(other) - weight(one))
  const hint = `${name}: ${total} bytes are more than ${most}; the heaviest is ${heaviest}. Make it lighter, or raise the figure in tests/output/weights.test.ts`
  expect(total, hint).toBeLessThanOrEqual(most)
})
