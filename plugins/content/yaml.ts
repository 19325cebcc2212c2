import {
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type ErrorCode,
  type Node,
} from 'yaml'
import { cut, type Finding } from '../mistakes.ts'

/** A file as YAML: its value, what is wrong in its writing, and the place of a field, such as "12:10" for line and column. */
export interface Source {
  /** Absent after a mistake. */
  value?: unknown
  findings: Finding[]
  placeOf: (field: string) => string | undefined
}

const quotes = `straight quotation marks, " or ', around the text`
const hyphen = '"- " before the first field of each entry'
const colon = 'a colon and a space after the name of each field'

/** What is usually wrong where the parser stops, by the code of its error. */
const usual: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `${quotes}, because ": " begins a field`,
  BAD_SCALAR_START: `${quotes}, because of its first character`,
  BAD_ALIAS: `${quotes}, because of its first character`,
  BAD_DQ_ESCAPE: "single quotation marks, ', around a text with a backslash",
  UNEXPECTED_TOKEN: `quotation marks around the whole text, "double" ones if it has an apostrophe, and fields as far left as the first`,
  MISSING_CHAR: `${colon}, and fields as far left as the first`,
  MULTILINE_IMPLICIT_KEY: `${colon}, or an indent before the line that continues a text`,
  BAD_INDENT: 'fields as far left as the first, and no comment between the lines of a text',
  DUPLICATE_KEY: `each field once, and ${hyphen}`,
  MULTIPLE_DOCS: 'no line of three hyphens or dots',
}

const indent = (line: string) => line.search(/\S|$/)

/** Whether a line has no hyphen, though the line above or below it that is as far left has one. */
function lacksHyphen(lines: readonly string[], index: number) {
  const line = lines[index] ?? ''
  const isNear = (each: string) => /^ *[^\s#]/.test(each) && indent(each) <= indent(line)
  const near = [lines.slice(0, index).findLast(isNear), lines.slice(index + 1).find(isNear)]
  const isEntry = near.some((each) => each?.startsWith(`${' '.repeat(indent(line))}- `))
  return isEntry && !/^ *(?:- |#|$)|:\s*$/.test(line)
}

/** A text that begins with a quotation mark or a bracket, and does not end in its line. */
const open = /(?:^|[:-] +)(?:"[^"]*|'[^']*|\[[^\]]*|\{[^}]*)$/

/** A line, counted from 0, that makes the parser stop there or at another one, and what is expected instead. */
function causeIn(lines: readonly string[], stop: number, code: ErrorCode) {
  const [line = '', next = ''] = lines.slice(stop)
  const isNextTooDeep =
    code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*: /.test(line) && indent(next) > indent(line)
  const isOpen = code === 'MISSING_CHAR' || code === 'BAD_INDENT'
  const causes: [index: number | undefined, expected: string][] = [
    [
      lines.findIndex((each) => /^ *[^\S ].*\S/.test(each)),
      'ordinary spaces, and no tab, at the beginning of a line',
    ],
    [lines.findIndex((each) => /(?:^|: )\[\]\s*$/.test(each)), 'no [] beside entries'],
    [[stop - 1, stop].find((index) => lacksHyphen(lines, index)), hyphen],
    [
      isOpen ? lines.slice(0, stop + 1).findLastIndex((each) => open.test(each)) : -1,
      'each quotation mark and bracket closed',
    ],
    [isNextTooDeep ? stop + 1 : -1, 'it to begin as far left as the line above'],
  ]
  return causes.find(([index = -1]) => index >= 0)
}

/** Values that YAML silently misreads. */
function misread(node: Node, text: string): Finding | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor !== undefined) || node.tag !== undefined)
    return { found: 'begins with &, * or !', expected: quotes }
  // A comment in a line of its own cuts nothing off.
  const isCut = /^[ \t]+#/.test(text.slice(node.range?.[1] ?? 0))
  if (isCut && isScalar(node) && typeof node.value === 'string' && node.type === Scalar.PLAIN)
    return {
      found: 'ends where " #" begins a comment',
      expected: `${quotes}, or the comment in a line of its own`,
    }
  return undefined
}

/** The text of a scalar: a number as it is written, the lines of a block after | or > as one. An empty line of a block stays a line break. */
function textOf({ type, value, source }: Scalar): unknown {
  if (typeof value === 'number') return source
  if (typeof value !== 'string') return value
  if (type === Scalar.BLOCK_FOLDED) return value.trimEnd()
  if (type !== Scalar.BLOCK_LITERAL) return value
  return value.trimEnd().replaceAll(/\s*\n\s*/g, (breaks) => (/\n\s*\n/.test(breaks) ? '\n' : ' '))
}

/** The node of a field, or the innermost one around it that is there. */
function nodeAt(document: Document, keys: readonly string[]): Node | null {
  if (keys.length === 0) return document.contents
  const node = document.getIn(keys, true)
  return isNode(node) ? node : nodeAt(document, keys.slice(0, -1))
}

/** The text of a file in composed characters, or undefined if it is not UTF-8 with ordinary line breaks. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 has a zero beside each ordinary letter.
    return /\0|\r(?!\n)/.test(text) ? undefined : text.normalize('NFC')
  } catch {
    return undefined
  }
}

/** A file of which nothing can be read. */
export const unread = (finding: Finding): Source => ({
  findings: [finding],
  placeOf: () => undefined,
})

/** Reads a file. */
export function readYaml(bytes: Uint8Array): Source {
  const text = decoded(bytes)
  if (text === undefined)
    return unread({
      found: 'is saved in another encoding',
      expected: 'UTF-8 with ordinary line breaks: save it as UTF-8',
    })
  const counter = new LineCounter()
  const options = { lineCounter: counter, prettyErrors: false }
  // Only if another quotation mark follows, the parser names the line of one that is open.
  const document = parseDocument(`${text}\n# "'`, options)
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset)
    return `${line}:${col}`
  }
  const [error] = document.errors
  if (error) {
    const lines = text.split(/\r?\n/)
    const stop = counter.linePos(error.pos[0]).line - 1
    const [index, expected] = causeIn(lines, stop, error.code) ?? []
    const found = `cannot be read: ${cut((lines[index ?? stop] ?? '').trim()) || 'its end'}`
    return unread({
      at: index === undefined ? place(error.pos[0]) : `${index + 1}:1`,
      found,
      expected: expected ?? usual[error.code] ?? `${quotes}, and fields under each other`,
    })
  }
  const findings: Finding[] = []
  const say = ({ range }: Node, finding: Finding) =>
    findings.push({ ...finding, at: place(range?.[0] ?? 0) })
  visit(document, {
    Pair(_, { key }) {
      const name = isScalar(key) ? key.value : undefined
      // Places of fields are written with dots, and "constructor" is in each object of JavaScript.
      const isName = typeof name === 'string' && !name.includes('.') && !(name in {})
      if (isNode(key) && !isAlias(key) && !isName)
        say(key, { found: 'is no name of a field', expected: 'another name, of letters' })
    },
    Node(_, node) {
      const finding = misread(node, text)
      if (finding) say(node, finding)
      if (isScalar(node)) node.value = textOf(node)
    },
  })
  return {
    ...(findings.length === 0 && { value: document.toJS() as unknown }),
    findings,
    placeOf: (field) =>
      place(nodeAt(document, field === '' ? [] : field.split('.'))?.range?.[0] ?? 0),
  }
}
