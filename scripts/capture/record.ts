import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortHash } from '../../plugins/hash.ts'
import { clients, demos } from '../../src/content/portfolio.ts'

const own = 'scripts/capture/record.json'

/** What a picture was taken of: a page of this project, by the hash of its files, or one elsewhere, on a day (ISO 8601). */
export type Taken = { page: string } | { day: string }

/** Where the pages are that are part of this project. */
const folders = new Map([
  ...demos.map(({ slug }) => [slug, join('demos', slug)] as const),
  ...clients
    .filter(({ sample }) => sample)
    .map(({ slug }) => [slug, join('samples', slug)] as const),
])

/** A hash that changes with any file of a page, but not with the picture for shared links that is taken of it. */
export function pageHash(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'social.png')
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
  // Git may check text out with other ends of lines.
  const textOf = (name: string) =>
    readFileSync(join(folder, name), 'latin1').replaceAll('\r\n', '\n')
  return shortHash(...names.flatMap((name) => [name, textOf(name)]))
}

/** What a picture of a project that is taken now shows. */
export function takenNow(slug: string, now = new Date()): Taken {
  const folder = folders.get(slug)
  return folder === undefined ? { day: now.toISOString().slice(0, 10) } : { page: pageHash(folder) }
}

/** What the pictures of the portfolio were taken of when they were taken last; a picture made by hand is not among them. */
export const record = (file = own): Record<string, Taken> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Taken>) : {}

/** Writes down what a picture that was just taken shows, even where it came out as before. */
export function note(slug: string, file = own): void {
  const all = { ...record(file), [slug]: takenNow(slug) }
  const known = [...clients, ...demos].map((project) => project.slug)
  const kept = known.flatMap((each) => (all[each] ? [[each, all[each]] as const] : []))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`)
}
