import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { line } from '../../../../plugins/content/mistakes.ts'
import { factMistakes, folderMistakes } from '../../../../plugins/checks/demos.ts'
import { readContent } from '../../../../plugins/content/read.ts'
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
    `${root}/locks/${absent} is missing; expected one like that of the other demos; "npm run capture" takes social.png`,
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

test("a font that a demo's style does not name stops the build with one line", () => {
  const { facts: all, faces } = readContent()
  const [slug, others] = Object.entries(all)[0]!
  const { family, weight } = faces.text
  expect(factMistakes(slug, others)).toEqual([])
  expect(factMistakes(slug, { ...others, faces: [{ family, weight }] }).map(line)).toEqual([
    `demos/${slug}/facts.yaml faces #1.family is "${family}"; expected a font of demos/${slug}/style.css`,
  ])
})
