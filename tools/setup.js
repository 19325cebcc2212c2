import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { CHROME_PATH } = process.env

requireNode()
if (!packagesMatch()) installPackages()
if (process.argv.includes('--browser')) requireChromium()

function requireNode() {
  const { node } = readJson('package.json').engines
  if (!node.split('||').some(allowsThisNode)) {
    stop(`Node ${process.versions.node} does not fit: this project needs Node ${node}.`)
  }
}

/** @param {string} range "^20.19.0" or ">=24" */
function allowsThisNode(range) {
  const wanted = numbers(range)
  const actual = numbers(process.versions.node)
  if (range.includes('^') && actual[0] !== wanted[0]) return false
  const at = wanted.findIndex((part, index) => part !== actual[index])
  return at === -1 || Number(actual[at]) > Number(wanted[at])
}

/** @param {string} version */
function numbers(version) {
  return (version.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}

/** Whether every package of the lockfile lies in node_modules in its version; platform-bound ones may be absent. */
function packagesMatch() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = readJson('node_modules/.package-lock.json').packages
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { optional, version }]) =>
      path === '' ||
      optional ||
      (installed[path]?.version === version && existsSync(join(root, path))),
  )
}

function installPackages() {
  console.log('Installing the packages of package-lock.json (npm ci) ...')
  // Without this, NODE_ENV=production would leave out everything the build needs.
  if (!run('npm', 'ci', '--no-audit', '--no-fund', '--include=dev')) {
    stop('The packages could not be installed: see the lines of npm ci above.')
  }
}

function requireChromium() {
  if (CHROME_PATH && !findChromium())
    stop(`CHROME_PATH is "${CHROME_PATH}", which is not a program.`)
  if (!findChromium()) installChromium()
  const path = findChromium()
  if (!path) return stop('No Chrome or Chromium found: install one or set CHROME_PATH to it.')
  // Elsewhere "--version" may open a window, and missing system libraries are a Linux matter.
  if (process.platform === 'linux' && spawnSync(path, ['--version']).status !== 0) {
    stop(`${path} does not start: install another Chromium or set CHROME_PATH to it.`)
  }
}

function installChromium() {
  console.log('Installing Chromium for the browser tests ...')
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (apt) {
    run('apt-get', 'update')
    if (run('apt-get', 'install', '-y', 'chromium')) return
  }
  run('npx', 'playwright', 'install', ...(apt ? ['--with-deps'] : []), 'chromium')
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const windows = process.platform === 'win32'
  const name = windows ? `${command}.cmd` : command
  return spawnSync(name, args, { cwd: root, stdio: 'inherit', shell: windows }).status === 0
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

/** @param {string} line */
function stop(line) {
  console.error(line)
  process.exit(1)
}
