import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A text that the site shows, and where it stands: its file, and its field in that file. */
export interface ContentText {
  file: string
  /** "home.contact.note"; an entry of a list goes by its name: "services.Brand Strategy.title". */
  field: string
  text: string
}

const named = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => name.test(file))
    .sort()

const files = [
  ...named('src/content', /^src\/content\/[^/]+\.ts$/),
  ...named('demos', /^demos\/[^/]+\/facts\.ts$/),
]

/** What an entry of a list is called. */
function nameOf(entry: unknown, index: number): string {
  const { slug, title, heading, name, text } = Object(entry) as Record<string, string | undefined>
  return slug ?? title ?? heading ?? name ?? text ?? `${index}`
}

/** The names and values that an object or a list holds. */
const partsOf = (value: object): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((entry: unknown, index) => [nameOf(entry, index), entry])
    : Object.entries(value)

/** Every text and number in a value, however deep, with its field. */
function leaves(value: unknown, field: string): Omit<ContentText, 'file'>[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ field, text: `${value}` }]
  if (typeof value !== 'object' || value === null) return []
  return partsOf(value).flatMap(([name, part]) => leaves(part, field ? `${field}.${name}` : name))
}

/** Every text and number in a value, however deep. */
export const textsOf = (value: unknown) => leaves(value, '').map(({ text }) => text)

const textsIn = async (file: string): Promise<ContentText[]> => {
  const module = (await import(pathToFileURL(resolve(file)).href)) as object
  return leaves({ ...module }, '').map((leaf) => ({ file, ...leaf }))
}

/** Every text of src/content and of the demos' facts. */
export const contentTexts: readonly ContentText[] = (await Promise.all(files.map(textsIn))).flat()

/** Every text of src/content. */
export const siteTexts = contentTexts.filter(({ file }) => file.startsWith('src/content/'))
