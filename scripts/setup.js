import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium, starts } from './chromium.js'
import { missingPackages, nodeFits, wantedNode } from './installed.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { CHROME_PATH } = process.env

requireNode()
if (missingPackages().length > 0) installPackages()
if (process.argv.includes('--browser')) requireChromium()

function requireNode() {
  const range = wantedNode()
  if (!nodeFits(process.versions.node, range)) {
    stop(`Node ${process.versions.node} does not fit: this project needs Node ${range}.`)
  }
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
  if (!starts(path)) {
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

/** @param {string} line */
function stop(line) {
  console.error(line)
  process.exit(1)
}
