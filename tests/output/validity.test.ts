import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demos } from '../../src/content.ts'
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
const found = isInstalled ? faults({ ...own, ...ofDemos }) : []
const foundIn = (documents: object) => found.filter(({ document }) => document in documents)

const served = [
  ['the site', own, pages.length + 1],
  ['the demos', ofDemos, demos.length * 2],
] as const

test.skipIf(!isInstalled).each(served)(
  'the served HTML and styles of %s are valid',
  (of, documents, count) => {
    expect(Object.keys(documents)).toHaveLength(count)
    expect(judged(foundIn(documents), of).faults).toEqual([])
  },
)

test.skipIf(!isInstalled).each(served)(
  'every line of the table explains a message in %s @own',
  (of, documents) => expect(judged(foundIn(documents), of).unused).toEqual([]),
)
