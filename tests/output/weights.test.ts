import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { bytes, fileAt, matching, precache, text } from './dist.ts'

const sum = (files: readonly string[], weight: (content: Buffer) => number) =>
  files.reduce((total, file) => total + weight(bytes(file)), 0)
const raw = (content: Buffer) => content.length
const brotli = (content: Buffer) => brotliCompressSync(content).length

/** As a host sends it: text compressed, pictures and fonts as they are. */
const sent = (content: Buffer) => Math.min(raw(content), brotli(content))

const kept = precache().map(({ url }) => fileAt(url) ?? '')
const scripts = matching(/^assets\/[^/]+\.js$/)

/** A script and all that it loads before it runs. */
function withImports(file: string): string[] {
  const imports = [...text(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return [file, ...imports.flatMap(([, name = '']) => withImports(`assets/${name}`))]
}

/** The script that runs on every page, used or not. */
const own = /import\("\/(assets\/[^"]+)"\)/.exec(text('index.html'))?.[1] ?? ''

/** Without what the worker fetches. */
const firstVisit = [
  'index.html',
  'favicon.svg',
  'manifest.webmanifest',
  ...scripts,
  ...matching(/\.woff2$/),
  ...matching(/^assets\/contours[^/]*\.svg$/),
]

/** What, which files, how they are weighed, and how many bytes they may weigh at most. */
const budget = [
  ['all scripts, Brotli', scripts, brotli, 90_000],
  ['scripts that run unasked', withImports(own), raw, 10_000],
  ['the home page, Brotli', ['index.html'], brotli, 13_400],
  ['the two fonts', matching(/\.woff2$/), raw, 40_000],
  [
    'the contour field',
    matching(/^assets\/contours/).filter((f) => f.endsWith('.svg')),
    raw,
    26_000,
  ],
  ['nine pictures at 960 px, AVIF', matching(/-960\.\w+\.avif$/), raw, 150_000],
  ['a first visit to the home page', firstVisit, sent, 200_000],
  ['what is kept offline', kept, sent, 600_000],
] as const

const figures: string[] = []
afterAll(() => console.log(figures.join('\n')))

test.each(budget)('%s: within the budget', (name, files, weight, most) => {
  const total = sum(files, weight)
  figures.push(`${name.padEnd(32)}${String(total).padStart(8)} of ${most} bytes`)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(most)
})
