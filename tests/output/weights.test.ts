import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { services } from '../../src/content/services.ts'
import { firstVisit, limits, sent } from '../../tools/weights.ts'
import { projects } from '../projects.ts'
import { services as specified } from '../specification.ts'
import { bytes, fileAt, files, matching, precache, text } from './dist.ts'

const raw = (file: string) => bytes(file).length
const brotli = (file: string) => brotliCompressSync(bytes(file)).length

const kept = precache().map(({ url }) => fileAt(url) ?? '')
const scripts = matching(/^assets\/[^/]+\.js$/)

/** A script and all that it loads before it runs. */
function withImports(file: string): string[] {
  const imports = [...text(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return [file, ...imports.flatMap(([, name = '']) => withImports(`assets/${name}`))]
}

/** The script that runs on every page, used or not. */
const own = /import\(["'`]\/(assets\/[^"'`]+)/.exec(text('index.html'))?.[1]
if (!own) throw new Error('index.html: import("/assets/…"), the first script, is missing')

/** What each service more than the specified ones may add to the home page. */
const ofServices = 150 * Math.max(0, services.length - specified.length)

/** What, which files, how they are weighed, and how many bytes they may weigh at most. */
const budget = [
  ['all scripts, Brotli', scripts, brotli, 90_000],
  ['scripts that run unasked', withImports(own), raw, 10_000],
  // Ten segments of 1,460 bytes (RFC 6928) arrive in one round trip, and about 1,200 are headers.
  ['the home page, Brotli', ['index.html'], brotli, 13_400 + ofServices],
  ['the two fonts', matching(/\.woff2$/), raw, 40_000],
  [
    'the contour field',
    matching(/^assets\/contours/).filter((f) => f.endsWith('.svg')),
    raw,
    26_000,
  ],
  ['pictures at 960 px, AVIF', matching(/-960\.\w+\.avif$/), raw, 16_700 * projects.length],
  ['a first visit to the home page', firstVisit(files), sent, limits.firstVisit],
  ['what is kept offline', kept, sent, limits.keptOffline],
] as const

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

test.each(budget)('%s: within the budget', (name, files, weight, most) => {
  const total = files.reduce((sum, file) => sum + weight(file), 0)
  figures.push(`${name.padEnd(32)}${String(total).padStart(8)} of ${most} bytes`)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(most)
})
