import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium, starts } from './chromium.js'
import { missingPackages, nodeFits, wantedNode, wrongFolder } from './installed.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { CHROME_PATH } = process.env

/**
 * Installs what is missing: packages, and a browser if it is needed. Ends the process with one line if it cannot.
 * @param {{ needsBrowser?: boolean, say?: (line: string) => void }} options `say` also gets a line if nothing is missing.
 */
export function setUp({ needsBrowser = false, say }) {
  requireNode()
  const wrong = wrongFolder()
  if (wrong) stop(wrong)
  if (missingPackages().length > 0) {
    const show = say ?? console.log
    show('Installing packages (about half a minute) …')
    installPackages()
  } else say?.('Packages are installed.')
  if (needsBrowser) requireChromium()
}

function requireNode() {
  const range = wantedNode()
  if (!nodeFits(process.versions.node, range)) {
    stop(`Node ${process.versions.node} does not fit: this project needs Node ${range}.`)
  }
}

function installPackages() {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Without a network npm would try for more than a minute.
  const soon = '--fetch-retry-mintimeout=2000'
  // Without this, npm would install the packages of a workspace that the folder is a part of.
  const here = ['--prefix', root]
  // Without this, NODE_ENV=production would leave out everything the build needs.
  const failed = run('npm', 'ci', ...here, '--include=dev', soon, ...quiet)
  if (failed === undefined) return
  if (/code (E(CONN\w+|AI_\w+|NOTFOUND|TIMEDOUT|\w+UNREACH)|ERR_SOCKET_TIMEOUT)$/m.test(failed)) {
    const [, reason = 'no connection'] = /reason: (.+)$/m.exec(failed) ?? []
    stop(`The packages cannot be downloaded (${reason}): check the connection and try again.`)
  }
  stop(`${failed}\nThe packages cannot be installed: npm says why above.`)
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
  console.log('Installing Chromium for the browser tests (about a minute) …')
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (apt) {
    run('apt-get', 'update')
    if (run('apt-get', 'install', '-y', 'chromium') === undefined) return
  }
  const failed = run('npx', 'playwright', 'install', ...(apt ? ['--with-deps'] : []), 'chromium')
  if (failed !== undefined) console.error(failed)
}

/**
 * Runs a program silently; returns what it wrote if it fails.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  const windows = process.platform === 'win32'
  const name = windows ? `${command}.cmd` : command
  const options = /** @type {const} */ ({
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
    shell: windows,
  })
  const { status, stdout, stderr, error } = spawnSync(name, args, options)
  return status === 0 ? undefined : `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim()
}

/** @param {string} line */
function stop(line) {
  console.error(line)
  process.exit(1)
}

const [, started] = process.argv
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  setUp({ needsBrowser: process.argv.includes('--browser') })
}
