import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { line } from '../../../plugins/mistakes.ts'
import { folderMistakes } from '../../../plugins/checks/checks.ts'
import { demos } from '../../support/content.ts'

const root = mkdtempSync(join(tmpdir(), 'demos-'))
afterAll(() => rmSync(root, { recursive: true }))

const parts = ['facts.ts', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']
const locks = { slug: 'locks' }

test('every demo of the portfolio has a folder', () => {
  expect(folderMistakes(demos)).toEqual([])
})

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
