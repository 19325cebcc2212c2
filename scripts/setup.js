import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Plain JavaScript without packages, because it installs them.

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(name, 'utf8'))

/** @param {string} text */
const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number)

/**
 * Whether this Node is in a range such as "^20.19.0 || >=24".
 * @param {string} range
 */
function nodeFits(range) {
  const [major = 0, minor = 0] = numbers(process.versions.node)
  return range.split('||').some((part) => {
    const [wanted = 0, least = 0] = numbers(part)
    return major === wanted ? minor >= least : major > wanted && part.includes('>=')
  })
}

/** Whether node_modules has all packages of the lockfile, but for the optional ones of other platforms. */
function hasPackages() {
  const list = 'node_modules/.package-lock.json'
  const installed = existsSync(list) ? readJson(list).packages : {}
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { optional, version }]) =>
      path === '' || optional || installed[path]?.version === version,
  )
}

function installPackages() {
  console.log('Installing packages (about half a minute) …')
  // Without a network npm would try for more than a minute.
  const soon = '--fetch-retry-mintimeout=2000'
  // Without this, npm would install the packages of a workspace that the folder is a part of.
  const here = '--prefix=.'
  // Without these, NODE_ENV=production or a setting of npm would leave out what the build needs.
  const all = ['--include=dev', '--include=optional']
  if (!run('npm', 'ci', here, ...all, soon, '--no-audit', '--no-fund', '--loglevel=error'))
    stop('The packages cannot be installed: npm says why above.')
}

/** Installs a browser if there is none: Debian's package, or Playwright's download. */
async function requireBrowser() {
  const { findChromium } = await import('./chromium.js')
  if (!findChromium()) {
    console.log('Installing Chromium for the browser tests (about a minute) …')
    const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    if (isDebian && run('apt-get', 'update')) run('apt-get', 'install', '-y', 'chromium')
    if (!findChromium())
      run('npx', 'playwright', 'install', ...(isDebian ? ['--with-deps'] : []), 'chromium')
  }
  const path = findChromium()
  const next = 'install Chrome or Chromium, or set CHROME_PATH to one.'
  if (!path) return stop(`No browser found: ${next}`)
  // On Windows "--version" would open a window.
  const isGood = isWindows ? existsSync(path) : spawnSync(path, ['--version']).status === 0
  if (!isGood) stop(`${path} does not start: ${next}`)
}

const isWindows = process.platform === 'win32'

/**
 * Runs a program that shows only its errors. Returns whether it succeeds.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  // npm and npx are scripts on Windows, which only a shell runs.
  const { status } = spawnSync(command, args, {
    shell: isWindows,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

/** @param {string} line */
function stop(line) {
  console.error(line)
  process.exit(1)
}

// A signal to npm only ends the shell between them on some systems. The program that this module is
// preloaded for must end too.
const { ppid } = process
setInterval(() => process.ppid !== ppid && process.kill(process.pid, 'SIGTERM'), 500).unref()

// Vite and Vitest take them for a part of an address.
if (/[#?%]/.test(process.cwd()))
  stop(`This folder is ${process.cwd()}; expected a path without #, ? and %: move the project.`)
const { node } = readJson('package.json').engines
if (!nodeFits(node))
  stop(`Node ${process.versions.node} does not fit: this project needs Node ${node}.`)
if (!hasPackages()) installPackages()
if (process.argv.includes('--browser')) await requireBrowser()
