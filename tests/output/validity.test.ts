import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demos } from '../../src/content.js'
import { notSavedPage } from '../../src/offline/worker/lastResort.ts'
import { faults, isInstalled } from '../support/validity/checker.ts'
import { judged } from '../support/validity/known.ts'
import { pages } from '../support/dist.ts'

if (!isInstalled) console.log('Nu checker: not run, because Java is not installed')

const own = {
  ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
  "the worker's own page": await (await notSavedPage()).text(),
}
const ofDemos = Object.fromEntries(
  demos
    .flatMap(({ slug }) => [`${slug}/index.html`, `${slug}/404.html`])
    .map((file) => [file, readFileSync(`dist-demos/${file}`, 'utf8')]),
)
const documents = { ...own, ...ofDemos }
const found = isInstalled ? faults(documents) : []
const { faults: wrong, superfluous } = judged(found, documents)

test.skipIf(!isInstalled).each([
  ['the site', own, pages.length + 1],
  ['the demos', ofDemos, demos.length * 2],
] as const)('the served HTML and styles of %s are valid', (_of, served, count) => {
  expect(Object.keys(served)).toHaveLength(count)
  expect(wrong.filter(({ document }) => document in served)).toEqual([])
})

test.skipIf(!isInstalled)('the checker still does not know what the table explains', () => {
  expect(superfluous.map(({ message, why }) => `${message}: ${why}`)).toEqual([])
})
