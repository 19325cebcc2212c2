import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
} from 'yaml'
import type { Finding } from './errors.ts'

/** A file as YAML: its value, what is wrong in its writing, and the place of a field, such as "12:10" for line and column. */
export interface Source {
  /** Absent after an error. */
  value?: unknown
  findings: Finding[]
  placeOf: (field: string) => string | undefined
}

/** What is expected around a text that YAML would read as something else. */
const quotes = `straight quotation marks, " or ', around the text`

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

/** The text of a scalar: a number as it is written, several lines as one. */
function textOf({ value, source }: Scalar): unknown {
  if (typeof value === 'number') return source
  return typeof value === 'string' ? value.trim().replaceAll(/\s*\n\s*/g, ' ') : value
}

/** The node of a field, or the innermost one around it that is there. Of lines of their own it is the name above them. */
function nodeAt(document: Document, keys: readonly string[]): Node | null {
  if (keys.length === 0) return document.contents
  const node = document.getIn(keys, true)
  const around = document.getIn(keys.slice(0, -1), true)
  if (!isNode(node)) return nodeAt(document, keys.slice(0, -1))
  if (!isCollection(node) || node.flow || !isMap<Node>(around)) return node
  return around.items.find(({ key }) => String(key) === keys.at(-1))?.key ?? node
}

/** The text of a file in composed characters, or undefined if it is not UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC')
  } catch {
    return undefined
  }
}

/** A file of which nothing can be read. */
export const unread = (finding: Finding): Source => ({
  findings: [finding],
  placeOf: () => undefined,
})

/** A line that Git writes between the two versions of a conflict. */
const conflict = /^(?:<{7}|\|{7}|={7}|>{7})(?!\S)/m

/** Reads a file. */
export function readYaml(bytes: Uint8Array): Source {
  const text = decoded(bytes)
  if (text === undefined)
    return unread({ found: 'is saved in another encoding', expected: 'UTF-8' })
  const counter = new LineCounter()
  const options = { lineCounter: counter, prettyErrors: false }
  // Only if another quotation mark follows, the parser names the line of one that is open.
  const document = parseDocument(`${text}\n# "'`, options)
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset)
    return `${line}:${col}`
  }
  const merge = conflict.exec(text)
  if (merge)
    return unread({
      at: place(merge.index),
      found: `has a line "${merge[0]}" of a merge that is not finished`,
      expected: 'the version to keep, without the lines that Git has written',
    })
  const [error] = document.errors
  const isSecond = error?.code === 'MULTIPLE_DOCS'
  const problem = isSecond ? 'A line "---" begins a second document' : error?.message
  if (error)
    return unread({
      at: place(error.pos[0]),
      found: `cannot be read: ${problem}`,
      expected: 'YAML, whose rules README has',
    })
  const findings: Finding[] = []
  visit(document, {
    Node(_, node) {
      const finding = misread(node, text)
      if (finding) findings.push({ ...finding, at: place(node.range?.[0] ?? 0) })
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
