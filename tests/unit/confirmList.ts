import { readFileSync } from 'node:fs'

/** An entry of docs/confirm.md: statements word for word, and where they stand. */
export interface Entry {
  file: string
  field: string
  quotes: string[]
  notes: string[]
}

const heading = /^## .*`([^`]+)`$/
const entry = /^- \[[ x]\] (".+") \(`([^`]+)`\)$/
const note = /^ {2}- (.+)$/

/** The entries of the list, in its order. Throws on an entry that it cannot read. */
export function confirmList(): Entry[] {
  const entries: Entry[] = []
  let file = ''
  for (const line of readFileSync('docs/confirm.md', 'utf8').split(/\r?\n/)) {
    const [, quoted, field] = entry.exec(line) ?? []
    if (line.startsWith('## ')) file = heading.exec(line)?.[1] ?? ''
    else if (quoted && field)
      entries.push({ file, field, quotes: quoted.slice(1, -1).split('", "'), notes: [] })
    else if (file && line.startsWith('- [')) throw new Error(`docs/confirm.md: cannot read ${line}`)
    else entries.at(-1)?.notes.push(...(note.exec(line)?.slice(1) ?? []))
  }
  return entries
}

/** Whether a field is the one that is named, or within it. */
export const within = (field: string, named: string) =>
  field === named || field.startsWith(`${named}.`)
