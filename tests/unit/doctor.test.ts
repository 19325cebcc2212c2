// @vitest-environment node
import { expect, test } from 'vitest'
import { build } from '../../scripts/doctor/built.ts'
import { computer, type ComputerFacts } from '../../scripts/doctor/computer.js'
import { content, placeholders } from '../../scripts/doctor/content.ts'
import type { Judgment } from '../../scripts/doctor/finding.js'
import { pictures } from '../../scripts/doctor/pictures.ts'
import { notGood } from './doctorLines.ts'

const asComputer: ComputerFacts = {
  node: '22.13.0',
  wanted: '^20.19.0 || ^22.13.0 || >=24',
  missing: [],
  browser: { path: '/usr/bin/chromium', starts: true },
}
const picture = { slug: 'roofing', alt: 'A roof', isOld: false }

test.each<[string, Judgment[]]>([
  ['computer', computer(asComputer)],
  ['content', content([])],
  ['placeholders', placeholders([])],
  ['pictures', pictures({ errors: [], pictures: [picture] })],
  ['picture made by hand', pictures({ errors: [], pictures: [{ slug: 'a', alt: 'A page' }] })],
  ['client elsewhere', pictures({ errors: [], pictures: [{ slug: 'a', alt: 'A page', days: 9 }] })],
  ['build', build({ isThere: true, isPreview: false })],
])('%s: good facts have nothing but good lines', (_, judgments) => {
  expect(judgments.length).toBeGreaterThan(0)
  expect(notGood(judgments)).toEqual([])
})

test.each<[string, Judgment[], RegExp]>([
  [
    'an old Node',
    computer({ ...asComputer, node: '22.12.0' }),
    /^wrong: Node 22\.12\.0 does not fit: .+ -> Install Node 24/,
  ],
  [
    'packages that are missing',
    computer({ ...asComputer, missing: ['a', 'b', 'c', 'd'] }),
    /^wrong: 4 packages are missing .+: a, b, c, \.\.\.\. -> Run npm start/,
  ],
  [
    'no browser',
    computer({ ...asComputer, browser: undefined }),
    /^look at this: The browser .+ is missing\. -> Run npm test/,
  ],
  [
    'a browser that does not start',
    computer({ ...asComputer, browser: { path: '/opt/chrome', starts: false } }),
    /^look at this: .+ does not start: \/opt\/chrome\. -> Install another/,
  ],
  [
    'a mistake in the content',
    content(['src/content/site.ts: brand is ""; expected a text']),
    /^wrong: src\/content\/site\.ts: brand is ""; expected a text\. -> Correct it/,
  ],
  [
    'a placeholder',
    placeholders(['phone is (503) 555-0142']),
    /^look at this: Still a sample: phone .+ -> .+src\/content\/site\.ts\.$/,
  ],
  [
    'sample clients',
    placeholders(['4 clients are samples']),
    /^look at this: 4 clients are samples\. -> .+portfolio\.ts\.$/,
  ],
  [
    'a picture that is too large',
    pictures({ errors: ['roofing.png has 2000001 bytes'], pictures: [picture] }),
    /^wrong: roofing\.png has 2000001 bytes\. -> .+1200 x 750/,
  ],
  [
    'a picture without words',
    pictures({ errors: [], pictures: [{ ...picture, alt: ' ' }] }),
    /^wrong: The picture of roofing has no words .+ -> .+"alt"/,
  ],
  [
    'a picture older than its page',
    pictures({ errors: [], pictures: [{ ...picture, isOld: true }] }),
    /^look at this: The page of roofing was changed after .+ -> .+ --only roofing\.$/,
  ],
  [
    'two pictures older than their pages',
    pictures({
      errors: [],
      pictures: ['a', 'b'].map((slug) => ({ ...picture, slug, isOld: true })),
    }),
    /^look at this: 2 pages were changed after .+: a, b\. -> .+ --only a\.$/,
  ],
  [
    'a picture of long ago',
    pictures({ errors: [], pictures: [{ slug: 'a', alt: 'A page', days: 180 }] }),
    /^look at this: The picture of a was taken 180 days ago; .+ -> .+ --only a\.$/,
  ],
  [
    'no build',
    build({ isThere: false, isPreview: false }),
    /^look at this: There is no build yet.+ -> Run npm run build/,
  ],
  [
    'a build older than the content',
    build({ isThere: true, isPreview: false, newer: 'src/content/site.ts' }),
    /^look at this: src\/content\/site\.ts was changed after .+ -> Run npm run build/,
  ],
  [
    'a build for this computer',
    build({ isThere: true, isPreview: true }),
    /^look at this: .+ its links lead here\. -> Run npm run build/,
  ],
])('%s has its line, and what to do', (_, judgments, expected) => {
  expect(notGood(judgments)).toEqual([expect.stringMatching(expected)])
})
