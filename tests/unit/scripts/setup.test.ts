import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../../plugins/folders.ts'
import { temporaryFolder } from '../../support/unit/temporary.ts'

const given = { prefix: 'setup-', npm: '', browser: '' }

/** Runs scripts/setup.js in a project that needs the Node version `node`, and whose lockfile lists `packages`. Returns the script's error output and exit code. */
function setUp(node: string, packages = {}, { prefix, npm, browser } = given) {
  const cwd = temporaryFolder(prefix)
  const engines = { node }
  writeFiles(cwd, {
    'package.json': JSON.stringify({ engines }),
    'package-lock.json': JSON.stringify({ packages }),
  })
  if (npm) writeFileSync(join(cwd, 'npm'), npm, { mode: 0o755 })
  const args = [resolve('scripts/setup.js'), ...(browser ? ['--browser'] : [])]
  const env = { ...process.env, PATH: cwd, CHROME_PATH: browser }
  const { stderr, status } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  return [stderr, status]
}

const missing = { 'node_modules/other': { version: '1.0.0' } }
const { platform, versions } = process

test('the setup accepts a Node in the range, and a lockfile whose packages are there', () => {
  const packages = { '': {}, 'node_modules/other': { optional: true } }
  expect(setUp('>=99 || >=20', packages)).toEqual(['', 0])
})

test('the setup ends with one line if it needs another Node', () => {
  const line = `Node ${versions.node} is not supported: this project needs Node ^18.0.0 || >=99.\n`
  expect(setUp('^18.0.0 || >=99')).toEqual([line, 1])
})

test('the setup ends with one line in a folder whose path Vite cannot read', () => {
  const line = expect.stringMatching(/50%-\w+; expected a path.*\n$/)
  expect(setUp('>=20', {}, { ...given, prefix: '50%-' })).toEqual([line, 1])
})

test('the setup ends with one line if the packages cannot be installed', () => {
  const line = "The packages could not be installed. npm's error is above.\n"
  expect(setUp('>=20', missing)).toEqual([line, 1])
})

test.skipIf(platform === 'win32')('the setup installs packages that settings of npm omit', () => {
  const [said] = setUp('>=20', missing, { ...given, npm: '#!/bin/sh\necho "$@" >&2' })
  expect(said).toMatch(/^ci .*--include=dev --include=optional/)
})

test.runIf(platform === 'linux')('the setup ends with one line if no browser starts', () => {
  const line = '/bin/false does not start: install Chrome or Chromium, or set CHROME_PATH to one.\n'
  expect(setUp('>=20', {}, { ...given, browser: '/bin/false' })).toEqual([line, 1])
})
