import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { line } from '../../../plugins/content/mistakes.ts'
import { factsMistakes, folderMistakes } from '../../../plugins/content/checks.ts'
import { roofing } from '../../support/unit/changedContent.ts'
import { demos } from '../../support/content.ts'

const root = mkdtempSync(join(tmpdir(), 'demos-'))
afterAll(() => rmSync(root, { recursive: true }))

const parts = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']
const locks = { slug: 'locks' }

test('every demo of the portfolio has a folder', () => {
  expect(folderMistakes(demos)).toEqual([])
})

test.each(parts)('a demo without %s stops the build with one line', (absent) => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  for (const part of parts.filter((each) => each !== absent))
    writeFileSync(join(root, 'locks', part), '')
  const expected =
    absent === 'social.png'
      ? 'a picture that "npm run capture -- --only locks" takes'
      : 'a file like that of the other demos'
  expect(folderMistakes([locks], root).map(line)).toEqual([
    `${root}/locks/${absent} is missing; expected ${expected}`,
  ])
})

test('a folder without an entry stops the build with one line', () => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  expect(folderMistakes([], root).map(line)).toEqual([
    `${root}/locks/ has no entry; expected one in src/content/portfolio.yaml`,
  ])
})

const copy = { ...roofing, slug: 'locks' }
const own = {
  ...copy,
  title: 'Locks',
  description: 'Doors that open again.',
  themeColor: '#112233',
  business: {
    ...roofing.business,
    name: 'Latch & Key',
    phone: { dial: '+15035550199', text: '(503) 555-0199' } as const,
  },
}
const all = [{ ...roofing, slug: 'roofing' }]

test('each fact copied from another demo is reported', () => {
  const fields = ['title', 'description', 'themeColor', 'business.name', 'business.phone.dial']
  expect(factsMistakes([...all, copy], {}).map(line)).toEqual(
    fields.map((field) =>
      expect.stringMatching(
        `^demos/locks/facts.yaml: ${field} is ".+"; expected another than that of demos/roofing/facts.yaml$`,
      ),
    ),
  )
  expect(factsMistakes([...all, own], {})).toEqual([])
})

test("a page with another demo's business is reported with its file and line", () => {
  const { name } = roofing.business
  const texts = { locks: [{ file: 'demos/locks/Page.tsx:12', text: `Call ${name} today.` }] }
  expect(factsMistakes([...all, own], texts).map(line)).toEqual([
    `demos/locks/Page.tsx:12 is "Call ${name} today."; expected no "${name}", which is another demo's`,
  ])
})
