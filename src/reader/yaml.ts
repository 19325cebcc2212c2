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

/** The result of reading a YAML file. */
export interface Source {
  /** The content of the file. Absent if the file has an error. */
  value?: unknown
  /** Syntax errors, and the findings of `misread`. */
  findings: Finding[]
  /** Returns line and column of a field: "12:10". */
  placeOf: (field: string) => string | undefined
}

/** The advice in error messages about a text that needs quotation marks in YAML. */
const quotes = `straight quotation marks, " or ', around the text`

/** Finds a text that needs quotation marks, because YAML gives a meaning to its first character or to " #". */
function misread(node: Node, text: string): Finding | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor !== undefined) || node.tag !== undefined)
    return { found: 'begins with &, * or !', expected: quotes }
  // In YAML, " #" begins a comment, which cuts a text without quotation marks on the same line.
  const isCut = /^[ \t]+#/.test(text.slice(node.range?.[1] ?? 0))
  if (isCut && isScalar(node) && typeof node.value === 'string' && node.type === Scalar.PLAIN)
    return {
      found: 'ends where " #" begins a comment',
      expected: `${quotes}, or the comment on its own line`,
    }
  return undefined
}

/** Returns a number as the file spells it (1.50), and a text of several lines as one line. */
function textOf({ value, source }: Scalar): unknown {
  if (typeof value === 'number') return source
  return typeof value === 'string' ? value.trim().replaceAll(/\s*\n\s*/g, ' ') : value
}

/**
 * Finds the node of a field's value. If the field is missing, returns the nearest parent that exists. If the
 * value is a list or mapping that begins on the next line, returns the node of the field's name.
 */
function nodeAt(document: Document, keys: readonly string[]): Node | null {
  if (keys.length === 0) return document.contents
  const node = document.getIn(keys, true)
  const around = document.getIn(keys.slice(0, -1), true)
  if (!isNode(node)) return nodeAt(document, keys.slice(0, -1))
  if (!isCollection(node) || node.flow || !isMap<Node>(around)) return node
  return around.items.find(({ key }) => String(key) === keys.at(-1))?.key ?? node
}

/** Decodes UTF-8 and composes accented characters (NFC). Returns undefined for other encodings. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC')
  } catch {
    return undefined
  }
}

/** Makes the result for a file that cannot be read. */
export const unread = (finding: Finding): Source => ({
  findings: [finding],
  placeOf: () => undefined,
})

/** Matches a line that Git writes around the two versions of a merge conflict. */
const conflict = /^(?:<{7}|\|{7}|={7}|>{7})(?!\S)/m

/** Reads a YAML file. The file's errors are in `findings` of the result. */
export function readYaml(bytes: Uint8Array): Source {
  const text = decoded(bytes)
  if (text === undefined)
    return unread({ found: 'is saved in another encoding', expected: 'UTF-8' })
  const counter = new LineCounter()
  const options = { lineCounter: counter, prettyErrors: false }
  // The added comment (# "') closes an unclosed quotation mark. The parser then reports the line of the opening
  // mark, and not the end of the file.
  const document = parseDocument(`${text}\n# "'`, options)
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset)
    return `${line}:${col}`
  }
  const merge = conflict.exec(text)
  if (merge)
    return unread({
      at: place(merge.index),
      found: `has the line "${merge[0]}" of an unfinished Git merge`,
      expected: 'one of the two versions, without the lines that Git added',
    })
  const [error] = document.errors
  const isSecond = error?.code === 'MULTIPLE_DOCS'
  const problem = isSecond ? 'A line "---" begins a second document' : error?.message
  if (error)
    return unread({
      at: place(error.pos[0]),
      found: `cannot be read: ${problem}`,
      expected: 'valid YAML, as README.md explains it',
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
