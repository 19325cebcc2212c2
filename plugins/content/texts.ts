import { parts, readContent } from './read.ts'

/** A text of the content with its place. */
export interface Text {
  file: string
  field?: string
  text: string
}

/** All strings in a value, each with its path: "hero.badge". */
export const textsIn = (value: unknown, place: readonly string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[place.join('.'), value]]
    : Object.entries(Object(value) as object).flatMap(([name, part]) =>
        textsIn(part, [...place, name]),
      )

/** Every character of the site's words and every digit, each once and sorted. */
export function characters(): string {
  const content: Readonly<Record<string, unknown>> = readContent()
  const words = parts
    .filter(({ file }) => file.startsWith('src/content/'))
    .flatMap(({ name }) => textsIn(content[name]).map(([, text]) => text))
  return [...new Set(`0123456789 ${words.join('')}`)].sort().join('')
}
