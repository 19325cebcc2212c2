import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderErrors } from '../../../../plugins/checks/folders.ts'
import { errorLine } from '../../../../src/reader/errors.ts'

const root = mkdtempSync(join(tmpdir(), 'demos-'))
afterAll(() => rmSync(root, { recursive: true }))

const files = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']
const locks = { slug: 'locks' }

test.each(files)('a demo without %s is an error of one line', (absent) => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  for (const file of files.filter((each) => each !== absent))
    writeFileSync(join(root, 'locks', file), '')
  expect(folderErrors([locks], root).map(errorLine)).toEqual([
    `${root}/locks/${absent} is missing; expected one like that of the other demos; "npm run capture -- --only <slug>" takes social.png`,
  ])
})

test('a folder without a demo is an error of one line', () => {
  rmSync(join(root, 'locks'), { recursive: true, force: true })
  mkdirSync(join(root, 'locks'))
  expect(folderErrors([], root).map(errorLine)).toEqual([
    `${root}/locks/ has no entry; expected one in src/content/portfolio.yaml`,
  ])
})
