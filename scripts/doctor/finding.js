/**
 * One thing about the project, in the owner's words: how it stands, and what to do next where it is not good.
 * @typedef {'good' | 'look at this' | 'wrong'} State
 * @typedef {{ state: State, finding: string, next?: string }} Judgment
 * @typedef {Judgment & { area: string }} Finding
 */

/**
 * @param {string} finding
 * @returns {Judgment}
 */
export const good = (finding) => ({ state: 'good', finding })

/**
 * Visitors are not hurt, but somebody should know.
 * @param {string} finding
 * @param {string} next
 * @returns {Judgment}
 */
export const look = (finding, next) => ({ state: 'look at this', finding, next })

/**
 * Visitors would be hurt, or nothing can be built for them.
 * @param {string} finding
 * @param {string} next
 * @returns {Judgment}
 */
export const wrong = (finding, next) => ({ state: 'wrong', finding, next })

/**
 * A mistake's line with its full stop; a question has its mark.
 * @param {string} line
 */
export const sentence = (line) => (line.endsWith('?') ? line : `${line}.`)
