import { findChromium, starts } from '../chromium.js'
import { missingPackages, nodeFits, wantedNode } from '../computer.js'
import { good, look, wrong } from './finding.js'

/**
 * What this computer has.
 * @typedef {object} ComputerFacts
 * @property {string} node the version that runs
 * @property {string} wanted the range of versions that fit
 * @property {readonly string[]} missing packages that are not there
 * @property {{ path: string, starts: boolean } | undefined} browser
 */

/** @returns {ComputerFacts} */
export function computerFacts() {
  const path = findChromium()
  return {
    node: process.versions.node,
    wanted: wantedNode(),
    missing: missingPackages(),
    browser: path === undefined ? undefined : { path, starts: starts(path) },
  }
}

/** @param {ComputerFacts} facts */
export const computer = ({ node, wanted, missing, browser }) => [
  nodeFits(node, wanted)
    ? good(`Node ${node} fits.`)
    : wrong(
        `Node ${node} does not fit: this project needs ${wanted}.`,
        'Install Node 24 from https://nodejs.org.',
      ),
  missing.length === 0
    ? good('All packages are installed.')
    : wrong(
        `${missing.length === 1 ? '1 package is' : `${missing.length} packages are`} missing or of another version: ${few(missing)}.`,
        'Run npm start, which installs them.',
      ),
  browserState(browser),
]

/** @param {ComputerFacts['browser']} browser */
function browserState(browser) {
  if (browser?.starts) return good(`The browser for pictures and tests is there: ${browser.path}.`)
  return look(
    browser
      ? `The browser for pictures and tests does not start: ${browser.path}.`
      : 'The browser for pictures and tests is missing.',
    browser
      ? 'Install another Chromium, or set CHROME_PATH to one.'
      : 'Run npm test, which installs one, or set CHROME_PATH to a Chromium.',
  )
}

/** @param {readonly string[]} names */
const few = (names) => names.slice(0, 3).join(', ') + (names.length > 3 ? ', ...' : '')
