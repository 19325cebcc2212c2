import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { line } from '../../../../plugins/content/mistakes.ts'
import { folderMistakes } from '../../../../plugins/checks/demos.ts'
import { demos } from '../../../support/content.ts'
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
  expect(folderMistakes([locks], root).map(line)).toEqual([
    `${root}/locks/${absent} is missing; expected one like that of the other demos; "npm run capture -- --only <slug>" takes social.png`,
  ])
})

test('a folder without an entry stops the build with one line', () => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  expect(folderMistakes([], root).map(line)).toEqual([
    `${root}/locks/ has no entry; expected one in src/content/portfolio.yaml`,
  ])
})

const facts = `title: '{name}: locks for old doors'
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
  [/  name: .*\n/, '', ':5:3 business.name is missing; expected the fields type, name, …'],
  ['555-0142 }', '555-0100 }', ':7:10 business.phone is {…}; expected dial and text to be the …'],
  ['title:', 'language: english\ntitle:', ':1:11 language is "english"; expected a language tag …'],
  [
    'amount: 90',
    'amount: ninety',
    ':9:51 business.services #1.price.amount is "ninety"; expected a number',
  ],
  ['[Portland]', '[]', ':8:15 business.areaServed is []; expected at least one entry'],
  ['{name}', '{brands}', ':1:8 title has {brands}; expected one of {name}, {reach}, …'],
])('facts of another form stop the build with one line: %s', async (from, to, said) => {
  const { root, edit, lines } = contentFiles()
  mkdirSync(join(root, 'demos/locks'), { recursive: true })
  edit({ file: 'demos/locks/facts.yaml', to: facts.replace(from, to) })
  expect(await lines()).toEqual([expect.stringMatching(lineLike(`demos/locks/facts.yaml${said}`))])
})

test('facts in TypeScript stop the build with one line that names the recipe', () => {
  rmSync(join(root, 'locks/facts.yaml'), { force: true })
  for (const part of ['facts.ts', ...parts.slice(1)]) writeFileSync(join(root, 'locks', part), '')
  expect(folderMistakes([locks], root).map(line)).toEqual([
    `${root}/locks/facts.ts is TypeScript; expected facts.yaml; docs/recipes/upgrade.md converts it`,
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
  [/demo: .*/, 'demo: thatching', '#2.demo is "thatching"; expected a demo: …'],
  [/slug: .*/, `slug: ${demos[0]?.slug}`, '#2.slug is …; expected one that is free; …'],
  [/slug: .*/, 'slug: miller-roofing', '#2.slug is …; expected one that is free; …'],
  [/slug: .*/, 'slug: portfolio', '#2.slug is "portfolio"; expected one that is free; …'],
  [/slug: .*/, 'slug: www', '#2.slug is "www"; expected one that is free; …'],
  [/slug: .*/, 'slug: Miller Roofing', '#2.slug is "Miller Roofing"; expected small letters, …'],
  ['+15035550177', '5035550177', '#2.phone.dial is "5035550177"; expected +, country code …'],
  ['555-0177 }', '555-0178 }', '#2.phone is …; expected dial and text to be the same number, …'],
  [/name: .*/, `name: ${letters46}`, '#2.name has 46 characters; expected at most 45 characters'],
  [/name: .*/, "name: '   '", '#2.name is ""; expected a text that is not empty'],
  [/ {2}name: .*\n/, '', '#2.name is missing; expected the fields slug, …'],
  ['[Gresham, Troutdale]', '[]', '#2.areaServed is []; expected at least one entry'],
  ['2027-01-31', 'soon', '#2.until is "soon"; expected a day such as 2027-01-31'],
  [/$/, '  logo: miller.svg\n', '#2.logo is not a known field; expected the fields slug, …'],
  [/$/, '  services: [{ id: thatch }]\n', '#2.services #1.id is "thatch"; expected a service …'],
  [/$/, "  title: '{brands}'\n", '#2.title has {brands}; expected one of {name}, {reach}, …'],
]

test.each(wrongProspects)('a wrong prospect is one line: %s', async (from, to, line) => {
  const { write, lines } = contentFiles()
  const file = 'src/content/prospects.yaml'
  write(file, entry + entry.replace('slug: miller-roofing', 'slug: miller-2').replace(from, to))
  expect(await lines()).toEqual([expect.stringMatching(lineLike(`${file}:* ${line}`))])
})
