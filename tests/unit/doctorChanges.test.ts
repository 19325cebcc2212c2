// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastChange } from '../../tools/doctor/changes.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'changes-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file that was last changed at a time in seconds since 1970. */
function write(file: string, text: string, time: number): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  utimesSync(path, time, time)
}

function git(time: number, ...args: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example']
  const date = `@${time} +0000`
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'pipe' })
}

test('the time of a change is that of its commit; of its files while it is not committed', () => {
  write('demos/roofing/Page.tsx', 'one', 1_000)
  expect(lastChange('demos/roofing', undefined, root)).toBe(1_000)
  git(0, 'init', '--quiet')
  git(0, 'add', '.')
  git(5_000, 'commit', '--quiet', '-m', 'One')
  expect(lastChange('demos/roofing', undefined, root)).toBe(5_000)
  write('demos/roofing/Page.tsx', 'two', 9_000)
  expect(lastChange('demos/roofing', undefined, root)).toBe(9_000)
})

test('a file that is left out does not count, committed or not', () => {
  const social = 'demos/roofing/social.png'
  write('demos/roofing/Page.tsx', 'one', 1_000)
  write(social, 'one', 2_000)
  expect(lastChange('demos/roofing', social, root)).toBe(1_000)
  git(0, 'init', '--quiet')
  git(0, 'add', 'demos/roofing/Page.tsx')
  git(5_000, 'commit', '--quiet', '-m', 'One')
  git(0, 'add', '.')
  git(6_000, 'commit', '--quiet', '-m', 'Two')
  expect(lastChange('demos/roofing', social, root)).toBe(5_000)
  expect(lastChange('demos/roofing', undefined, root)).toBe(6_000)
})
