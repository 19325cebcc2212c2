import { inspect } from 'node:util'

/** A problem in a file, without the file's path. */
export interface Finding {
  /** Line and column: "12:10". */
  at?: string | undefined
  /** Path of the field: "clients.0.url". */
  field?: string
  /** The problem, with a verb: "is missing". */
  found: string
  /** The text after "expected" in the error message: "a list". */
  expected: string
  /** If `field` is unknown, the known field with the most similar name. */
  meant?: string | undefined
}

/** A problem in a file or an environment variable. `file` is the path or the variable's name. */
export interface FileError extends Finding {
  file: string
}

/** Makes the path of a field readable. The first entry of a list gets the number 1: "clients.0.url" -> "clients #1.url". */
const readable = (field: string) =>
  field.replaceAll(
    /(^|\.)(\d+)(?=\.|$)/g,
    (_, dot: string, index: string) => `${dot && ' '}#${Number(index) + 1}`,
  )

/** Formats a place in a file: "src/content/home.yaml:39:7 about.blurb #1". */
export function placeText({ file, at, field }: Pick<FileError, 'file' | 'at' | 'field'>): string {
  const start = at === undefined ? file : `${file}:${at}`
  return field ? `${start} ${readable(field)}` : start
}

/** Formats an error as one line: "site.yaml:4:1 brand is empty; expected a text". */
export function errorLine({ found, expected, meant, ...place }: FileError): string {
  const question = meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`
  return `${placeText(place)} ${found}; expected ${expected}${question}`
}

/** An error that stops a build or a script. The message has one line for each error. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  // The error has no stack trace, because the content is wrong and not the code.
  override stack = ''

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }

  /** Vite prints errors with `inspect()`, which would add the class name. */
  [inspect.custom]() {
    return this.message
  }
}

/** Cuts a text after 80 characters. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** Describes a value: `is "red"`. Cuts the value after 80 characters. */
export const valueText = (value: unknown) =>
  `is ${typeof value === 'string' ? JSON.stringify(shortened(value)) : shortened(JSON.stringify(value) ?? String(value))}`
