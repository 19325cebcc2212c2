import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// This file is plain JavaScript and imports no package, because it runs before packages are installed.

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(name, 'utf8'))

/** @param {string} version */
const numbersOf = (version) => (version.match(/\d+/g) ?? []).map(Number)

/**
 * Whether this version of Node is in a range such as "^20.19.0 || >=24".
 * @param {string} range
 */
function isNodeSupported(range) {
  const [major = 0, minor = 0] = numbersOf(process.versions.node)
  return range.split('||').some((version) => {
    const [oldestMajor = 0, oldestMinor = 0] = numbersOf(version)
    if (major === oldestMajor) return minor >= oldestMinor
    return major > oldestMajor && version.includes('>=')
  })
}

/** Whether node_modules has the locked version of every package. Ignores optional packages, which may be for other platforms. */
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
  const options = [
    // Installs into this folder, even if a parent folder is an npm workspace.
    '--prefix=.',
    // Installs dev and optional packages even if NODE_ENV=production or npm settings leave them out.
    '--include=dev',
    '--include=optional',
    // Waits only 2 seconds before npm retries. By default, npm needs more than a minute to fail without a network.
    '--fetch-retry-mintimeout=2000',
  ]
  if (!run('npm', 'ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'))
    stop("The packages could not be installed. npm's error is above.")
}

/** Installs Chromium if this computer has no Chrome or Chromium: on Debian the system's package, elsewhere Playwright's download. */
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
  const advice = 'install Chrome or Chromium, or set CHROME_PATH to one.'
  if (!path) return stop(`No browser found: ${advice}`)
  // On Windows checks only that the file exists, because the option --version would open a window.
  const starts = isWindows ? existsSync(path) : spawnSync(path, ['--version']).status === 0
  if (!starts) stop(`${path} does not start: ${advice}`)
}

const isWindows = process.platform === 'win32'

/**
 * Runs a program and shows only its errors. Returns whether the program succeeds.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  // On Windows npm and npx are scripts, which only a shell can run.
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

// Ends this process when its parent ends. On some systems a signal to npm ends only the shell that npm
// started, so a server such as `npm start` would keep running.
const { ppid } = process
setInterval(() => process.ppid !== ppid && process.kill(process.pid, 'SIGTERM'), 500).unref()

// Vite and Vitest treat paths as URLs, where #, ? and % have a special meaning.
if (/[#?%]/.test(process.cwd()))
  stop(`This folder is ${process.cwd()}; expected a path without #, ? and %: move the project.`)
const { node } = readJson('package.json').engines
if (!isNodeSupported(node))
  stop(`Node ${process.versions.node} is not supported: this project needs Node ${node}.`)
if (!hasPackages()) installPackages()
if (process.argv.includes('--browser')) await requireBrowser()
