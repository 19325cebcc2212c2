/** An entry of docs/confirm.md: statements word for word, and where they stand. */
export interface Entry {
  file: string
  field: string
  quotes: string[]
  notes: string[]
}

export const listFile = 'docs/confirm.md'

const heading = /^## .*`([^`]+)`$/
const entry = /^- \[[ x]\] (".+") \(`([^`]+)`\)$/
const note = /^ {2}- (.+)$/

/** The file that a heading of the list names, if it names one. */
export const fileNamed = (line: string) => heading.exec(line)?.[1]

/** What a line of the list quotes, and of which field; undefined where it is no entry's first line. */
export function entryOf(line: string) {
  const [, quoted, field] = entry.exec(line) ?? []
  return quoted && field ? { field, quotes: quoted.slice(1, -1).split('", "') } : undefined
}

/** The entries of the list, in its order. Throws on an entry that it cannot read. */
export function entriesOf(markdown: string): Entry[] {
  const entries: Entry[] = []
  let file = ''
  for (const line of markdown.split(/\r?\n/)) {
    const found = entryOf(line)
    if (line.startsWith('## ')) file = fileNamed(line) ?? ''
    else if (found) entries.push({ file, ...found, notes: [] })
    else if (file && line.startsWith('- [')) throw new Error(`${listFile}: cannot read ${line}`)
    else entries.at(-1)?.notes.push(...(note.exec(line)?.slice(1) ?? []))
  }
  return entries
}

/** Whether a field is the one that is named, or within it. */
export const within = (field: string, named: string) =>
  field === named || field.startsWith(`${named}.`)
