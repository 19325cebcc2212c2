// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '../../scripts/doctor/finding.js'
import { page } from '../../scripts/doctor/page.js'

const findings: Finding[] = [
  { area: 'Content', state: 'good', finding: 'All is there.' },
  { area: 'Links', state: 'look at this', finding: 'One is odd.', next: 'Open it.' },
  {
    area: 'Content',
    state: 'wrong',
    finding: 'The name of the agency is gone.',
    next: 'Write it.',
  },
]

test('the page has a heading for each area, aligned lines and the counts', () => {
  expect(page(findings)).toBe(
    `Content
  good          All is there.
  wrong         The name of the agency is gone.
                -> Write it.

Links
  look at this  One is odd.
                -> Open it.

1 good, 1 to look at, 1 wrong`,
  )
})

test('advice that several lines in a row share stands below the last of them', () => {
  const [, odd] = findings as [Finding, Finding, Finding]
  const lines = page([odd, { ...odd, finding: 'Two.' }, { ...odd, next: 'Close it.' }]).split('\n')
  expect(lines.filter((line) => line.includes('->')).map((line) => line.trim())).toEqual([
    '-> Open it.',
    '-> Close it.',
  ])
  expect(lines[3]?.trim()).toBe('-> Open it.')
})

test('long lines are broken between words and stay aligned', () => {
  const lines = page(findings, { width: 46 }).split('\n')
  expect(lines).toContain('  wrong         The name of the agency is')
  expect(lines).toContain('                gone.')
})

test('there is color only where it is asked for, and no other difference', () => {
  const colored = page(findings, { isColored: true })
  expect(page(findings)).not.toContain('\u001b')
  expect(colored).toContain('\u001b[31mwrong')
  // oxlint-disable-next-line no-control-regex
  expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(page(findings))
})

let root: string
/** A project whose packages were never installed. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-new-'))
  mkdirSync(join(root, 'scripts'))
  for (const part of ['computer.js', 'chromium.js', 'doctor'])
    cpSync(join('scripts', part), join(root, 'scripts', part), { recursive: true })
  const node = { type: 'module', engines: { node: '>=20' } }
  writeFileSync(join(root, 'package.json'), JSON.stringify(node))
  const locked = { '': {}, 'node_modules/react': { version: '18.3.1' } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }))
})
afterAll(() => rmSync(root, { recursive: true }))

const doctor = (...args: string[]) => {
  // A program that is no browser, so that none is started.
  const env = { ...process.env, CHROME_PATH: process.execPath }
  const start = join(root, 'scripts/doctor/start.js')
  return spawnSync(process.execPath, [start, ...args], { env, encoding: 'utf8' })
}

test('without its packages it says so, and that visitors cannot be served', () => {
  const { stdout, status } = doctor()
  expect(stdout).toMatch(/^ {2}wrong {9}1 package is missing or of another version: react\.$/m)
  expect(stdout).toMatch(/\n2 good, 0 to look at, 1 wrong\n$/)
  expect(status).toBe(1)
})

test('--json prints the same as a list', () => {
  const all = JSON.parse(doctor('--json').stdout) as Finding[]
  expect(all).toHaveLength(3)
  expect(all).toContainEqual({
    area: 'Computer',
    state: 'wrong',
    finding: '1 package is missing or of another version: react.',
    next: 'Run npm start, which installs them.',
  })
})

test.each([[['--color']], [['more']], [['--json=yes']]])('%s: one line, exit 1', (args) => {
  const { stdout, stderr, status } = doctor(...args)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^[^\n]+ Usage: npm run doctor \[-- --json\] \[--online\]\n$/)
  expect(status).toBe(1)
})
