import * as util from 'node:util'
import { findChromium, starts } from './chromium.js'
import { missingPackages, nodeFits, wantedNode } from './setup.js'

// Plain JavaScript, because it also runs before the packages are installed.
const colors = /** @type {const} */ ({ good: 'green', 'look at this': 'yellow', wrong: 'red' })
const counts = { good: 0, 'look at this': 0, wrong: 0 }

// Old versions of Node lack `styleText`.
const paint = util.styleText ?? ((/** @type {unknown} */ _, /** @type {string} */ text) => text)

/**
 * Prints a finding. "wrong": visitors would be hurt, or the site cannot be built.
 * @param {keyof typeof counts} state
 * @param {string} finding
 */
function say(state, finding) {
  counts[state] += 1
  console.log(paint(colors[state], state.padEnd(14)) + finding)
}

function checkComputer() {
  const { node } = process.versions
  if (nodeFits()) say('good', `Node ${node} fits.`)
  else {
    const next = 'Install Node 24 from https://nodejs.org.'
    say('wrong', `Node ${node} does not fit: this project needs ${wantedNode()}. ${next}`)
  }

  const missing = missingPackages()
  if (missing.length === 0) say('good', 'All packages are installed.')
  else {
    const few = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ', …' : '')
    const next = 'Run npm start, which installs them.'
    say('wrong', `Packages are missing or of another version (${missing.length}): ${few}. ${next}`)
  }

  const browser = findChromium()
  const own = 'set CHROME_PATH to a Chromium.'
  if (!browser) {
    say('look at this', `The tests have no browser. Run npm test, which installs one, or ${own}`)
  } else if (starts(browser)) say('good', `The browser for tests is ${browser}.`)
  else say('look at this', `The browser for tests does not start: ${browser}. Repair it, or ${own}`)
}

async function checkContent() {
  // Imported here, because it is one of the packages.
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('../plugins/content/checks.ts')} */
  const { contentMistakes } = await tsImport('../plugins/content/checks.ts', import.meta.url)
  /** @type {typeof import('../plugins/environment.ts')} */
  const { readEnvironment } = await tsImport('../plugins/environment.ts', import.meta.url)
  readEnvironment()
  const mistakes = await contentMistakes()
  for (const mistake of mistakes) say('wrong', mistake)
  if (mistakes.length > 0) return
  say('good', 'Every text, address and picture is there and has the right form.')
  /** @type {typeof import('./leftovers.ts')} */
  const { leftovers } = await tsImport('./leftovers.ts', import.meta.url)
  for (const left of await leftovers()) say('look at this', left)
  /** @type {typeof import('./placeholders.ts')} */
  const { ownPlaceholders } = await tsImport('./placeholders.ts', import.meta.url)
  for (const placeholder of ownPlaceholders())
    say(
      'look at this',
      `Left in src/content: ${placeholder}; npm run deploy stops until that is replaced.`,
    )
}

if (process.argv.length > 2) {
  console.error('npm run doctor takes no options.')
  process.exit(1)
}
checkComputer()
if (counts.wrong === 0) {
  await checkContent().catch(({ message }) => {
    say('wrong', `A file cannot be read: ${message.replace(/\s+/g, ' ')}`)
  })
}
const sums = Object.entries(counts).map(([state, count]) => `${count} ${state}`)
console.log(`\n${sums.join(', ')}; npm test looks at everything.`)
if (counts.wrong > 0) process.exitCode = 1
