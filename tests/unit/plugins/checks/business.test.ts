import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { errorLine } from '../../../../src/reader/errors.ts'
import { folderErrors, businessFindings } from '../../../../plugins/checks/business.ts'
import { demos } from '../../../support/content.ts'
import { readContent } from '../../../../src/reader/read.ts'
import { contentFiles } from '../../../support/unit/contentFiles.ts'
import { lineLike } from '../../../support/wrongEdits.ts'

const root = mkdtempSync(join(tmpdir(), 'demos-'))
afterAll(() => rmSync(root, { recursive: true }))

const parts = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']
const locks = { slug: 'locks' }

test.each(parts)('a demo without %s stops the build with one line', (absent) => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  for (const part of parts.filter((each) => each !== absent))
    writeFileSync(join(root, 'locks', part), '')
  expect(folderErrors([locks], root).map(errorLine)).toEqual([
    `${root}/locks/${absent} is missing; expected one like that of the other demos; "npm run capture -- --only <slug>" takes social.png`,
  ])
})

test('a folder without an entry stops the build with one line', () => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  expect(folderErrors([], root).map(errorLine)).toEqual([
    `${root}/locks/ has no entry; expected one in src/content/portfolio.yaml`,
  ])
})

const facts = `language: fr
words:
  notFound: Page introuvable.
  home: Retour à {name}
  around: '{town} et environs'
  price: { currency: EUR, from: 'dès {price}', per: '{price} le {unit}', open: sur devis }
title: '{name}: locks for old doors'
description: Locks for old doors.
themeColor: '#ffffff'
business:
  type: Locksmith
  name: Lock & Key
  phone: { dial: '+15035550142', text: (503) 555-0142 }
  areaServed: [Portland]
  services: [{ name: A new lock, price: { amount: 90 } }]
faces: []
`

test.each([
  [/  name: .*\n/, '', ':10:1 business.name is missing; expected the fields type, name, …'],
  ['555-0142 }', '555-0100 }', ':13:10 business.phone is {…}; expected dial and text to be the …'],
  [': fr', ': english', ':1:11 language is "english"; expected a language tag …'],
  ...['ninety', '0', '-5', '1.280', "''", 'Infinity'].map((amount): [string, string, string] => [
    'amount: 90',
    `amount: ${amount}`,
    ':15:51 business.services #1.price.amount is …; expected a number such as 95, …',
  ]),
  ['EUR', 'EURO', ':6:22 words.price.currency is "EURO"; expected a currency of three letters …'],
  ['language: fr\n', '', ':1:1 language is missing; expected the fields language, words, …'],
  [/words:[^]*(?=title)/, '', ':1:1 words is missing; expected the fields language, words, …'],
  ['[Portland]', '[]', ':14:15 business.areaServed is []; expected at least one entry'],
  [
    '{name}: locks',
    '{brands}: locks',
    ':7:8 title has {brands}; expected one of {name}, {reach}, …',
  ],
])('facts of another form stop the build with one line: %s', async (from, to, said) => {
  const { root, edit, lines } = contentFiles()
  mkdirSync(join(root, 'demos/locks'), { recursive: true })
  edit({ file: 'demos/locks/facts.yaml', to: facts.replace(from, to) })
  expect(await lines()).toEqual([expect.stringMatching(lineLike(`demos/locks/facts.yaml${said}`))])
})

const [own] = Object.values(readContent().facts)

test.each([
  ['JPY', 90, []],
  ['EUR', 90.5, []],
  [
    'JPY',
    90.5,
    [
      'facts services #1.price.amount is 90.5; expected a whole number, because JPY has no decimals',
    ],
  ],
] as const)('a price in %s may be %d, or one line says why not', (currency, amount, said) => {
  const words = { ...own!.words, price: { ...own!.words.price, currency } }
  const business = { name: 'Malarnia Żółw', short: 'Malarnia', services: [{ price: { amount } }] }
  const found = businessFindings(business, { ...own!, words }, '')
  expect(found.map((finding) => errorLine({ file: 'facts', ...finding }))).toEqual(said)
})

test('a short name that does not begin the name is one line, because a wordmark would ignore it', () => {
  const found = businessFindings({ name: 'Malarnia Żółw', short: 'Żółw' }, own!, '')
  expect(found.map((finding) => errorLine({ file: 'facts', ...finding }))).toEqual([
    'facts short is "Żółw"; expected the beginning of the name "Malarnia Żółw", or no such field',
  ])
})

const entry = `- slug: miller-roofing
  demo: ${demos[0]?.slug}
  name: Miller & Sons Roofing
  phone: { dial: '+15035550177', text: (503) 555-0177 }
  areaServed: [Gresham, Troutdale]
  until: 2027-01-31
`
const letters46 = 'Miller & Sons & Daughters & Nephews, Roofers a'

/** Wrong entries of prospects, each with the line that says so, without its place. */
const wrongProspects: [RegExp | string, string, string][] = [
  [/demo: .*/, 'demo: thatching', '#N.demo is "thatching"; expected a demo: …'],
  [/slug: .*/, `slug: ${demos[0]?.slug}`, '#N.slug is …; expected one that is free; …'],
  [/slug: .*/, 'slug: portfolio', '#N.slug is "portfolio"; expected one that is free; …'],
  [/slug: .*/, 'slug: www', '#N.slug is "www"; expected one that is free; …'],
  [
    /slug: .*/,
    'slug: Miller Roofing',
    '#N.slug is "Miller Roofing"; expected lowercase letters, …',
  ],
  ['+15035550177', '5035550177', '#N.phone.dial is "5035550177"; expected +, country code …'],
  ['555-0177 }', '555-0178 }', '#N.phone is …; expected dial and text to be the same number, …'],
  [/name: .*/, `name: ${letters46}`, '#N.name has 46 characters; expected at most 45 characters'],
  [/name: .*/, "name: '   '", '#N.name is ""; expected a text that is not empty'],
  [/ {2}name: .*\n/, '', '#N.name is missing; expected the fields slug, …'],
  ['[Gresham, Troutdale]', '[]', '#N.areaServed is []; expected at least one entry'],
  ['2027-01-31', 'soon', '#N.until is "soon"; expected a day such as 2027-01-31'],
  ['2027-01-31', '2027-02-30', '#N.until is "2027-02-30"; expected a day that exists'],
  [/$/, '  logo: miller.svg\n', '#N.logo is not a known field; expected the fields slug, …'],
  [/$/, '  services: [{ id: thatch }]\n', '#N.services #1.id is "thatch"; expected a service …'],
  [/$/, '  short: Sons\n', '#N.short is "Sons"; expected the beginning of the name …'],
  [/$/, "  title: '{brands}'\n", '#N.title has {brands}; expected one of {name}, {reach}, …'],
]

test('each wrong prospect is one line, and all are said at once', async () => {
  const { write, lines } = contentFiles()
  const entries = wrongProspects.map(([from, to], index) =>
    entry.replace('slug: miller-roofing', `slug: miller-${index}`).replace(from, to),
  )
  write('src/content/prospects.yaml', entry + entry + entries.join(''))
  const file = 'src/content/prospects.yaml'
  const byRow = new Intl.Collator('en', { numeric: true }).compare
  const said = (await lines()).toSorted(byRow)
  expect(said).toEqual([
    expect.stringMatching(lineLike(`${file}:* #2.slug is "miller-roofing"; expected one that …`)),
    ...wrongProspects.map(([, , line], index) =>
      expect.stringMatching(lineLike(`${file}:* ${line.replace('#N', `#${index + 3}`)}`)),
    ),
  ])
})
