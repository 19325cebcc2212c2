/** @typedef {import('./finding.js').Finding} Finding */

/** How a state is marked, and its color on a terminal (ECMA-48). */
const marks = { good: 32, 'look at this': 33, wrong: 31 }
const bold = 1
const margin = '  '
const column = Math.max(...Object.keys(marks).map((state) => state.length)) + 2

/**
 * The findings as a page of text: a heading for each area, a mark for each line, and the counts.
 * @param {readonly Finding[]} findings
 * @param {{ width?: number, isColored?: boolean }} [look] width in characters
 */
export function page(findings, { width = 100, isColored = false } = {}) {
  /** @type {(style: number, text: string) => string} */
  const paint = (style, text) => (isColored ? `\u001b[${style}m${text}\u001b[0m` : text)
  const room = Math.max(width - margin.length - column, 30)
  const indent = margin + ' '.repeat(column)
  const areas = [...new Set(findings.map(({ area }) => area))]
  const blocks = areas.map((area) => [
    paint(bold, area),
    ...findings
      .filter((finding) => finding.area === area)
      .flatMap(({ state, finding, next }, at, own) => {
        const [first = '', ...rest] = wrapped(finding, room)
        // What helps several in a row stands below the last of them.
        const isSaidBelow = next === undefined || next === own[at + 1]?.next
        const advice = isSaidBelow ? [] : wrapped(`-> ${next}`, room)
        return [
          `${margin}${paint(marks[state], state.padEnd(column))}${first}`,
          ...[...rest, ...advice].map((line) => indent + line),
        ]
      }),
  ])
  return [...blocks.map((lines) => lines.join('\n')), counted(findings)].join('\n\n')
}

/** @param {readonly Finding[]} findings */
function counted(findings) {
  /** @param {Finding['state']} state */
  const count = (state) => findings.filter((finding) => finding.state === state).length
  return `${count('good')} good, ${count('look at this')} to look at, ${count('wrong')} wrong`
}

/**
 * A text in lines of at most this many characters; a word that is longer stays whole.
 * @param {string} text
 * @param {number} width
 */
function wrapped(text, width) {
  /** @type {string[]} */
  const lines = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
