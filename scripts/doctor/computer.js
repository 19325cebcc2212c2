import { once } from 'node:events'
import { createServer } from 'node:net'
import { findChromium, starts } from '../chromium.js'
import { missingPackages, nodeFits, wantedNode } from '../installed.js'

/**
 * A finding in the owner's words, with the next step if it is not good. "wrong": visitors would be
 * hurt, or the site cannot be built.
 * @typedef {{ state: 'good' | 'look at this' | 'wrong', finding: string, next?: string }} Finding
 */

/** Facts about this computer, and about the port of `npm start`. */
export async function computerFacts() {
  const path = findChromium()
  const port = process.env.PORT || '4173'
  return {
    node: process.versions.node,
    wanted: wantedNode(),
    missing: missingPackages(),
    browser: path === undefined ? undefined : { path, starts: starts(path) },
    port,
    portError: await portError(Number(port)),
  }
}

/**
 * The reason why a port cannot be used, or undefined.
 * @param {number} port
 */
async function portError(port) {
  try {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    return undefined
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code
  }
}

/**
 * @param {Awaited<ReturnType<typeof computerFacts>>} facts
 * @returns {Finding[]}
 */
export const computer = ({ node, wanted, missing, browser, port, portError }) => [
  nodeFits(node, wanted)
    ? { state: 'good', finding: `Node ${node} fits.` }
    : {
        state: 'wrong',
        finding: `Node ${node} does not fit: this project needs ${wanted}.`,
        next: 'Install Node 24 from https://nodejs.org.',
      },
  missing.length === 0
    ? { state: 'good', finding: 'All packages are installed.' }
    : {
        state: 'wrong',
        finding: `Packages are missing or of another version (${missing.length}): ${few(missing)}.`,
        next: 'Run npm start, which installs them.',
      },
  browserFinding(browser),
  portError === undefined
    ? { state: 'good', finding: `Port ${port} is free for npm start.` }
    : {
        state: 'look at this',
        finding: `npm start cannot serve at port ${port} (${portError}).`,
        next: 'Stop the program there, perhaps an earlier npm start, or set PORT to another port.',
      },
]

/**
 * @param {{ path: string, starts: boolean } | undefined} browser
 * @returns {Finding}
 */
function browserFinding(browser) {
  const what = 'The browser for pictures and tests'
  if (!browser) {
    const next = 'Run npm test, which installs one, or set CHROME_PATH to a Chromium.'
    return { state: 'look at this', finding: `${what} is missing.`, next }
  }
  if (browser.starts) return { state: 'good', finding: `${what} is there: ${browser.path}.` }
  const next = 'Install another Chromium, or set CHROME_PATH to one.'
  return { state: 'look at this', finding: `${what} does not start: ${browser.path}.`, next }
}

/** @param {readonly string[]} names */
const few = (names) => names.slice(0, 3).join(', ') + (names.length > 3 ? ', ...' : '')
