import * as util from 'node:util'
import { computer, computerFacts } from './doctor/computer.js'

/** @typedef {import('./doctor/computer.js').Finding} Finding */

const usage = 'Usage: npm run doctor [-- --json] [--online]'
const options = /** @type {const} */ ({ json: { type: 'boolean' }, online: { type: 'boolean' } })
const colors = /** @type {const} */ ({ good: 'green', 'look at this': 'yellow', wrong: 'red' })

function wanted() {
  try {
    return util.parseArgs({ options }).values
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message.split('. ')[0]}. ${usage}`)
    return process.exit(1)
  }
}

/**
 * Findings about this computer, and about the project if Node and the packages fit.
 * @param {boolean} isOnline
 * @returns {Promise<Finding[]>}
 */
async function findings(isOnline) {
  const own = computer(await computerFacts())
  if (own.some(({ state }) => state === 'wrong')) return own
  return [...own, ...(await inProject(isOnline).catch(unreadable))]
}

/**
 * The content's mistakes, or findings about the rest if there are none.
 * @param {boolean} isOnline
 * @returns {Promise<Finding[]>}
 */
async function inProject(isOnline) {
  // Imported here, because it is one of the packages.
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('../plugins/content.ts')} */
  const { contentLines } = await tsImport('../plugins/content.ts', import.meta.url)
  const mistakes = await contentLines()
  const next = 'Correct it in that file; until then nothing can be built.'
  if (mistakes.length > 0) return mistakes.map((finding) => ({ state: 'wrong', finding, next }))
  /** @type {typeof import('./doctor/project.ts')} */
  const { project } = await tsImport('./doctor/project.ts', import.meta.url)
  return project(isOnline)
}

/**
 * A file that is not valid TypeScript, for example because a comma is missing.
 * @param {Error} error
 * @returns {Finding[]}
 */
const unreadable = ({ message }) => [
  {
    state: 'wrong',
    finding: `A file cannot be read: ${message.replace(/\s+/g, ' ')}`,
    next: 'Look at that line: often a comma or a quotation mark is missing.',
  },
]

// Old versions of Node lack `styleText`.
const paint = util.styleText ?? ((/** @type {unknown} */ _, /** @type {string} */ text) => text)

const { json = false, online = false } = wanted()
const all = await findings(online)
if (json) console.log(JSON.stringify(all, undefined, 2))
else {
  for (const { state, finding, next } of all)
    console.log(paint(colors[state], state.padEnd(14)) + finding + (next ? ` -> ${next}` : ''))
  const count = (/** @type {Finding['state']} */ state) =>
    all.filter((each) => each.state === state).length
  console.log(
    `\n${count('good')} good, ${count('look at this')} to look at, ${count('wrong')} wrong; npm test looks at everything.`,
  )
}
process.exitCode = all.some(({ state }) => state === 'wrong') ? 1 : 0
