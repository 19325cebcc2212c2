import { inspect } from 'node:util'

/** What is wrong in a file: place such as "12:10", field such as "clients.0.url", what is there, what is expected, and the field that was probably meant. */
export interface Finding {
  at?: string | undefined
  field?: string
  found: string
  expected: string
  meant?: string | undefined
}

/** An error in what the site is made from. */
export interface FileError extends Finding {
  file: string
}

/** "clients.0.url" -> "clients #1.url". */
const readable = (field: string) =>
  field.replaceAll(
    /(^|\.)(\d+)(?=\.|$)/g,
    (_, dot: string, index: string) => `${dot && ' '}#${Number(index) + 1}`,
  )

/** A place in a file: "src/content/home.yaml:39:7 about.blurb #1". */
export function placeText({ file, at, field }: Pick<FileError, 'file' | 'at' | 'field'>): string {
  const start = at === undefined ? file : `${file}:${at}`
  return field ? `${start} ${readable(field)}` : start
}

/** An error as its one line. */
export function errorLine({ found, expected, meant, ...place }: FileError): string {
  const question = meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`
  return `${placeText(place)} ${found}; expected ${expected}${question}`
}

/** Stops a build or a command. Its message has one line for each error. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  // A stack would not help an editor.
  override stack = ''

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }

  /** Vite prints errors by inspecting them. */
  [inspect.custom]() {
    return this.message
  }
}

/** A text, cut after 80 characters. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** "is" and a value, cut after 80 characters. */
export const valueText = (value: unknown) =>
  `is ${typeof value === 'string' ? JSON.stringify(shortened(value)) : shortened(JSON.stringify(value) ?? String(value))}`
