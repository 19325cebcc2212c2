import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { line } from '../../../../plugins/content/mistakes.ts'
import { checkedFacts, folderMistakes } from '../../../../plugins/checks/demos.ts'
import { lineLike } from '../../../support/wrongEdits.ts'

const root = mkdtempSync(join(tmpdir(), 'demos-'))
afterAll(() => rmSync(root, { recursive: true }))

const parts = ['facts.ts', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']
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

const facts = {
  title: 'Lock & Key: locks for old doors',
  description: 'Locks for old doors.',
  themeColor: '#ffffff',
  business: {
    type: 'Locksmith',
    name: 'Lock & Key',
    phone: { dial: '+15035550142', text: '(503) 555-0142' },
    areaServed: [],
    services: [{ name: 'A new lock', price: { amount: 90 } }],
  },
  faces: [],
} as const
const { name: _, ...nameless } = facts.business
const otherNumber = { dial: '+15035550142', text: '(503) 555-0100' }

test.each([
  [undefined, 'is missing; expected the fields language, …'],
  [{ ...facts, business: nameless }, 'business.name is missing; expected the fields type, name, …'],
  [
    { ...facts, business: { ...facts.business, phone: otherNumber } },
    'business.phone is {…}; expected dial and text to be the same number, …',
  ],
  [{ ...facts, language: 'english' }, 'language is "english"; expected a language tag (BCP 47), …'],
])('facts of another form stop the build with one line: %j', (wrong, said) => {
  const { mistakes } = checkedFacts('demos/locks/facts.ts', wrong)
  expect(mistakes.map(line)).toEqual([
    expect.stringMatching(lineLike(`demos/locks/facts.ts ${said}`)),
  ])
})
