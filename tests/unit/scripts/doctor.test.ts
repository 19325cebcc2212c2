import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const file of ['setup.js', 'chromium.js', 'doctor.js'])
    cpSync(join('scripts', file), join(root, 'scripts', file))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Runs the doctor in a folder. Any program can be the browser, so that none starts. */
function doctor(folder: string, browser = process.execPath, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/doctor.js'), ...args],
    { env: { ...process.env, CHROME_PATH: browser }, cwd: folder, encoding: 'utf8' },
  )
  return { stdout, stderr, status }
}

/** A project that needs this Node and these packages, of which none is installed. */
function projectWith(node: string, ...packages: string[]): string {
  const locked = packages.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])
  const lockfile = { packages: Object.fromEntries([['', {}], ...locked]) }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', engines: { node } }))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lockfile))
  return root
}

test('this project has nothing wrong', { timeout: 120_000 }, () => {
  const { stdout, status } = doctor('.')
  expect(stdout).toMatch(/^good {10}Every text/m)
  expect(stdout).toMatch(/, 0 wrong;.*\n$/)
  expect(status).toBe(0)
})

test('an old Node and missing packages are wrong, before packages are installed', () => {
  const { stdout, status } = doctor(projectWith('>=99', 'a', 'b', 'c', 'd'))
  expect(stdout).toMatch(/^wrong {9}Node .+ >=99/m)
  expect(stdout).toMatch(/^wrong {9}Packages .+\(4\): a, b, c, …/m)
  expect(stdout).toMatch(/\n1 good, 0 look at this, 2 wrong;/)
  expect(status).toBe(1)
})

test('a missing browser is reported', () => {
  const { stdout } = doctor(projectWith('>=20', 'a'), join(root, 'none'))
  expect(stdout).toMatch(/^look at this {2}.*no browser/m)
})

test.runIf(process.platform === 'linux')('a browser that does not start is reported', () => {
  const { stdout } = doctor(projectWith('>=20', 'a'), '/bin/false')
  expect(stdout).toMatch(/^look at this {2}.*\/bin\/false/m)
})

test('an option ends with one line', () => {
  const { stdout, stderr, status } = doctor('.', process.execPath, '--color')
  expect([stdout, stderr]).toEqual(['', 'npm run doctor takes no options.\n'])
  expect(status).toBe(1)
})
