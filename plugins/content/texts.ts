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

/** All strings in the value of a file. */
export const textsOf = (file: string, value: unknown): Text[] =>
  textsIn(value).map(([field, text]) => ({ file, field, text }))
