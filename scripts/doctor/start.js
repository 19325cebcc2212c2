import { parseArgs } from 'node:util'
import { computer, computerFacts } from './computer.js'
import { sentence, wrong } from './finding.js'
import { page } from './page.js'

/** @typedef {import('./finding.js').Finding} Finding */

const usage = 'Usage: npm run doctor [-- --json] [--online]'
const options = /** @type {const} */ ({ json: { type: 'boolean' }, online: { type: 'boolean' } })

function wanted() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('. ')
    console.error(`${reason}. ${usage}`)
    process.exit(1)
  }
}

/**
 * What can be said of this computer, and of the rest once Node and the packages are right.
 * @param {boolean} isOnline
 * @returns {Promise<Finding[]>}
 */
async function findings(isOnline) {
  const own = computer(computerFacts()).map((judgment) => ({ area: 'Computer', ...judgment }))
  if (own.some(({ state }) => state === 'wrong')) return own
  try {
    // Only now: what reads TypeScript is one of the packages.
    const { tsImport } = await import('tsx/esm/api')
    /** @type {typeof import('../doctor.ts')} */
    const { diagnosis } = await tsImport('../doctor.ts', import.meta.url)
    return [...own, ...(await diagnosis(isOnline))]
  } catch (error) {
    const mistakes = await inContent()
    return [
      ...own,
      ...(mistakes.length > 0 ? mistakes : [unreadable(/** @type {Error} */ (error))]),
    ]
  }
}

/**
 * The content's mistakes, for which the tools could not start: they import the content.
 * @returns {Promise<Finding[]>}
 */
async function inContent() {
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('../../plugins/content.ts')} */
  const { contentLines } = await tsImport('../../plugins/content.ts', import.meta.url)
  const next = 'Correct it in that file; until then nothing can be built.'
  return (await contentLines()).map((line) => ({
    area: 'Content',
    ...wrong(sentence(line), next),
  }))
}

/**
 * A file of the tools that is no valid TypeScript, for example for want of a comma.
 * @param {Error} error
 * @returns {Finding}
 */
const unreadable = ({ message }) => ({
  area: 'Computer',
  state: 'wrong',
  finding: `A file cannot be read: ${message.replace(/\s+/g, ' ')}`,
  next: 'Look at that line: often a comma or a quotation mark is missing.',
})

const { json = false, online = false } = wanted()
const all = await findings(online)
const { stdout } = process
const look = {
  width: Math.min(stdout.columns || 100, 100),
  isColored: stdout.hasColors?.() ?? false,
}
console.log(json ? JSON.stringify(all, undefined, 2) : page(all, look))
process.exitCode = all.some(({ state }) => state === 'wrong') ? 1 : 0
