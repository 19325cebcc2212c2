import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Sets up a project that needs this Node and no packages; npm is not there. */
function setUp(node: string, lockfile: object, env: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ engines: { node } }))
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify({ packages: lockfile }))
  const { stderr, status } = spawnSync(process.execPath, [resolve('scripts/setup.js'), ...args], {
    cwd,
    env: { ...process.env, PATH: cwd, ...env },
    encoding: 'utf8',
  })
  return [stderr, status]
}

test('a fitting Node and no missing package are enough', () => {
  expect(setUp('>=99 || >=20', { '': {}, 'node_modules/other': { optional: true } })).toEqual([
    '',
    0,
  ])
})

test('another Node ends with one line', () => {
  expect(setUp('^18.0.0 || >=99', {})).toEqual([
    `Node ${process.versions.node} does not fit: this project needs Node ^18.0.0 || >=99.\n`,
    1,
  ])
})

test('a folder whose path Vite cannot read ends with one line', () => {
  const cwd = mkdtempSync(join(tmpdir(), '50%-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const setup = [resolve('scripts/setup.js')]
  const { stderr, status } = spawnSync(process.execPath, setup, { cwd, encoding: 'utf8' })
  expect([stderr, status]).toEqual([expect.stringMatching(/50%-\w+; expected a path.*\n$/), 1])
})

test('packages that cannot be installed end with one line', () => {
  expect(setUp('>=20', { 'node_modules/other': { version: '1.0.0' } })).toEqual([
    'The packages cannot be installed: npm says why above.\n',
    1,
  ])
})

test.skipIf(process.platform === 'win32')('no setting of npm leaves packages out', () => {
  const bin = mkdtempSync(join(tmpdir(), 'npm-'))
  onTestFinished(() => rmSync(bin, { recursive: true }))
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@" >&2', { mode: 0o755 })
  const [said] = setUp('>=20', { 'node_modules/other': { version: '1.0.0' } }, { PATH: bin })
  expect(said).toMatch(/^ci .*--include=dev --include=optional/)
})

test.runIf(process.platform === 'linux')('a browser that does not start ends with one line', () => {
  expect(setUp('>=20', {}, { CHROME_PATH: '/bin/false' }, '--browser')).toEqual([
    '/bin/false does not start: install Chrome or Chromium, or set CHROME_PATH to one.\n',
    1,
  ])
})
