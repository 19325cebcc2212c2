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
import { cut, type Mistake } from './mistakes.ts'

/** A file as YAML: its value, its mistakes in writing, and the place of a field, such as "12:10" for line and column. */
export interface Source {
  value: unknown
  mistakes: Mistake[]
  at: (field: string) => string | undefined
}

const quotes = 'the text in quotation marks'
const hyphen = '"- " before the first field of each entry'
const colon =
  'a colon and a space after the name of each field, or an indent before the line that continues a text'

/** What is usually wrong where the parser stops, by the code of its error. */
const usual: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: `${quotes}, because ": " begins a field`,
  MULTILINE_IMPLICIT_KEY: colon,
  MISSING_CHAR: colon,
  UNEXPECTED_TOKEN: 'quotation marks around the whole text, "double" ones if it has an apostrophe',
  BAD_SCALAR_START: `${quotes}, because of its first character`,
  BAD_INDENT: 'the same number of spaces before all fields of a group',
  BAD_ALIAS: `${quotes}, because of its first character`,
  DUPLICATE_KEY: `each field once, and ${hyphen}`,
  BAD_DQ_ESCAPE: "single quotation marks, ', around a text with a backslash",
  MULTIPLE_DOCS: 'no line of three hyphens',
}

const indent = (line: string) => line.search(/\S|$/)

/** Whether a line should be an entry of a list: it has no hyphen, and the line above or below it that is as far left has one. */
function isUnmarked(lines: readonly string[], index: number) {
  const line = lines[index] ?? ''
  if (/^ *(?:- |#|$)|:\s*$/.test(line)) return false
  const isEntry = (each = '') => each.startsWith(`${' '.repeat(indent(line))}- `)
  const isNear = (each: string) => /^ *[^\s#]/.test(each) && indent(each) <= indent(line)
  const above = lines.slice(0, index).filter(isNear)
  // A list may be as far left as its heading, and as the next field.
  const heading = above.findLast((each) => !isEntry(each))
  if (heading && indent(heading) === indent(line)) return false
  return isEntry(above.at(-1)) || isEntry(lines.slice(index + 1).find(isNear))
}

/** A field or an entry whose text begins with a quotation mark or a bracket and does not end in its line. */
const opening = /(?:^|[:-] +)(?:(")(?:[^"\\]|\\.)*|(')(?:[^']|'')*|(\[)[^\]]*|(\{)[^}]*)$/

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' }

/** Whether a line opens a quotation mark or a bracket that the lines of its text, which are further right, do not close. */
function isOpen(lines: readonly string[], index: number) {
  const [, ...marks] = opening.exec(lines[index] ?? '') ?? []
  const mark = marks.find((each) => each !== undefined)
  if (mark === undefined) return false
  const isOutside = (each: string) =>
    each.trim() !== '' && indent(each) <= indent(lines[index] ?? '')
  const rest = lines.slice(index + 1)
  const end = rest.findIndex(isOutside)
  return !rest
    .slice(0, end < 0 ? undefined : end + Number(mark in closing))
    .some((each) => each.includes(closing[mark] ?? mark))
}

/** The line, counted from 0, that makes the parser stop at it or at another one, and what is expected instead. */
function causeIn(lines: readonly string[], stop: number) {
  const [line = '', next = ''] = lines.slice(stop)
  // A field with a text of its own has no fields below it.
  const isTooDeep =
    /^[ -]*\w+: [^'"[{|>]/.test(line) &&
    /^ *\w+:( |$)/.test(next) &&
    indent(next) > indent(line.replace(/^( *)- /, '$1  '))
  const unmarked = [stop - 1, stop].find((index) => isUnmarked(lines, index)) ?? -1
  return [
    {
      index: lines.findIndex((each) => /^ *[^\S ].*\S/.test(each)),
      expected: 'ordinary spaces, and no tab, at the beginning of a line',
    },
    { index: lines.findIndex((each) => each.trim() === '[]'), expected: 'no [] beside entries' },
    {
      index: lines.findIndex((each) => /^(?:<{7}|={7}|>{7})/.test(each)),
      expected: 'one of the two versions that git could not merge',
    },
    {
      index: /^\s*#/.test(lines[stop - 1] ?? '') && indent(line) > 0 ? stop - 1 : -1,
      expected: 'no comment between the lines of a text',
    },
    {
      index: lines.findIndex((_, index) => index <= stop && isOpen(lines, index)),
      expected: 'each quotation mark and bracket closed',
    },
    { index: unmarked, expected: hyphen },
    { index: /: *[“”„‘’]/.test(line) ? stop : -1, expected: `straight quotation marks, ' or "` },
    { index: isTooDeep ? stop + 1 : -1, expected: 'it to begin as far left as the line above' },
  ].find(({ index }) => index >= 0)
}

/** Values that YAML silently misreads. */
function misread(node: Node, text: string): Pick<Mistake, 'found' | 'expected'> | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor !== undefined) || node.tag !== undefined)
    return { found: 'begins with &, * or !', expected: quotes }
  // A comment in a line of its own cuts nothing off.
  const end = node.range?.[1] ?? 0
  if (isScalar(node) && typeof node.value === 'string' && node.type === Scalar.PLAIN)
    if (/^[ \t]+#/.test(text.slice(end)))
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

/** Places of fields are written with dots, and some names mean something in each object of JavaScript. */
const fieldName = /^(?!(?:__proto__|constructor|prototype)$)[^.]+$/

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

/** Reads a file. No value after a mistake. */
export function readYaml(file: string, bytes: Uint8Array): Source {
  const text = decoded(bytes)
  if (text === undefined) {
    const found = 'is saved in another encoding'
    const expected = 'UTF-8 with ordinary line breaks: save it as UTF-8'
    return { value: undefined, mistakes: [{ file, found, expected }], at: () => undefined }
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${line}:${col}`
  }
  const [broken] = document.errors
  const mistakes: Mistake[] = []
  if (broken) {
    const { line, col } = lines.linePos(broken.pos[0])
    const all = text.split(/\r?\n/)
    const cause = causeIn(all, line - 1)
    const at = cause ? `${cause.index + 1}:1` : `${line}:${col}`
    const found = `cannot be read: ${cut((all[cause?.index ?? line - 1] ?? '').trim()) || 'its end'}`
    const usually = usual[broken.code] ?? `${quotes}, and fields under each other`
    mistakes.push({ file, at, found, expected: cause?.expected ?? usually })
  } else {
    visit(document, {
      Pair(_, { key }) {
        const name = isScalar(key) ? key.value : undefined
        if (isAlias(key) || (typeof name === 'string' && fieldName.test(name))) return
        const at = place(isNode(key) ? (key.range?.[0] ?? 0) : 0)
        const expected = 'another name, of letters and without a dot'
        mistakes.push({ file, at, found: 'is no name of a field', expected })
      },
      Node(_, node) {
        const found = misread(node, text)
        if (found) mistakes.push({ file, at: place(node.range?.[0] ?? 0), ...found })
        if (isScalar(node)) node.value = textOf(node)
      },
    })
  }
  return {
    value: mistakes.length > 0 ? undefined : document.toJS(),
    mistakes,
    at: (field) => place(nodeAt(document, field === '' ? [] : field.split('.'))?.range?.[0] ?? 0),
  }
}
