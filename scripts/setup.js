import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, starts } from './chromium.js'

// Plain JavaScript without packages, because it runs before they are installed.
const root = fileURLToPath(new URL('..', import.meta.url))

/** Installs the packages, and a browser if it is needed, where they are missing. Ends the process with one line if it cannot. */
export function setUp(needsBrowser = false) {
  if (!nodeFits())
    stop(`Node ${process.versions.node} does not fit: this project needs Node ${wantedNode()}.`)
  if (missingPackages().length > 0) installPackages()
  if (needsBrowser) requireBrowser()
}

/** The range of Node versions in package.json, for example "^20.19.0 || >=24". */
export const wantedNode = () => /** @type {string} */ (readJson('package.json').engines.node)

/** Whether a version of Node is in a range such as "^20.19.0 || >=24". */
export function nodeFits(version = process.versions.node, range = wantedNode()) {
  const [major = 0, minor = 0] = numbers(version)
  return range.split('||').some((part) => {
    const [wanted = 0, least = 0] = numbers(part)
    return major === wanted ? minor >= least : major > wanted && part.includes('>=')
  })
}

/** @param {string} version */
const numbers = (version) => (version.match(/\d+/g) ?? []).map(Number)

/** Packages of the lockfile that node_modules lacks or has in another version. Optional ones, for other platforms, may be absent. */
export function missingPackages() {
  const list = 'node_modules/.package-lock.json'
  const installed = existsSync(join(root, list)) ? readJson(list).packages : {}
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path.replace('node_modules/', ''))
}

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

function installPackages() {
  console.log('Installing packages (about half a minute) …')
  // Without a network npm would try for more than a minute.
  const soon = '--fetch-retry-mintimeout=2000'
  // Without this, npm would install the packages of a workspace that the folder is a part of.
  const here = ['--prefix', root]
  // Without this, NODE_ENV=production would leave out everything the build needs.
  const all = '--include=dev'
  if (!run('npm', 'ci', ...here, all, soon, '--no-audit', '--no-fund', '--loglevel=error'))
    stop('The packages cannot be installed: npm says why above.')
}

/** Requires a browser that starts: the one of CHROME_PATH, an installed one, Debian's package, or Playwright's download. */
function requireBrowser() {
  const { CHROME_PATH } = process.env
  if (!CHROME_PATH && !findChromium()) installBrowser()
  const path = findChromium() ?? CHROME_PATH
  if (!path) return stop('No browser found: install Chrome or Chromium, or set CHROME_PATH to one.')
  if (!starts(path))
    stop(`${path} does not start: install Chrome or Chromium, or set CHROME_PATH to one.`)
}

function installBrowser() {
  console.log('Installing Chromium for the browser tests (about a minute) …')
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebian && run('apt-get', 'update')) run('apt-get', 'install', '-y', 'chromium')
  if (!findChromium())
    run('npx', 'playwright', 'install', ...(isDebian ? ['--with-deps'] : []), 'chromium')
}

/**
 * Runs a program that shows only its errors. Returns whether it succeeds.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  // npm and npx are scripts on Windows, which only a shell runs.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

/** Ends this process soon after its parent: a signal to npm only ends the shell between them on some systems. */
export function endWithParent() {
  const { ppid } = process
  const check = () => {
    if (process.ppid !== ppid) process.kill(process.pid, 'SIGTERM')
  }
  setInterval(check, 500).unref()
}

/** @param {string} line */
function stop(line) {
  console.error(line)
  process.exit(1)
}

const [, started] = process.argv
if (started && realpathSync(started) === fileURLToPath(import.meta.url))
  setUp(process.argv.includes('--browser'))
