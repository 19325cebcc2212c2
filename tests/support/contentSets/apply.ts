import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfProject, problems } from '../projectCopy.ts'
import { content as ownContent } from '../content.ts'
import { schemas } from '../../../src/content/schema.ts'
import { longest } from './limits.ts'

/** Values by dotted fields of the content, such as "home.hero.badge" or "services.0.title". */
export type ContentSet = Readonly<Record<string, unknown>>

const read = (name: string) =>
  JSON.parse(readFileSync(`tests/support/contentSets/${name}.json`, 'utf8')) as ContentSet

/** Sets of content by name: the limits of the schema, a language from right to left, one with letters beyond Latin-1. */
export const contentSets: Readonly<Record<string, () => ContentSet>> = {
  longest,
  arabic: () => read('arabic'),
  polish: () => read('polish'),
}

/** A copy of a value in which one field is set. */
function withField(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to
  const inner = withField(Object(value)[name], rest, to)
  return Array.isArray(value)
    ? Object.assign([...(value as unknown[])], { [name]: inner })
    : { ...Object(value), [name]: inner }
}

/** The value of a field, or undefined. */
const valueAt = (value: unknown, keys: readonly string[]) =>
  keys.reduce<unknown>((part, key) => Object(part)[key], value)

/** The content with a set laid over it. What the agency has left out or has fewer of stays so. */
export const overlaid = (set: ContentSet) =>
  Object.entries(set).reduce<unknown>((content, [field, value]) => {
    const keys = field.split('.')
    return valueAt(content, keys.slice(0, -1)) === undefined
      ? content
      : withField(content, keys, value)
  }, ownContent) as typeof ownContent

/** A copy of the project with a set's content. */
export function copyWith(set: ContentSet): string {
  const project = copyOfProject()
  const content = overlaid(set)
  const { portfolio: page, clients, demos, ...others } = content
  // The schema adds it to what is written.
  const { emailAddress: _added, ...site } = content.site
  const files = { ...others, site, portfolio: { page, clients, demos } }
  // JSON is YAML too.
  for (const [name, value] of Object.entries(files).filter(([name]) => name in schemas))
    writeFileSync(join(project, 'src/content', `${name}.yaml`), JSON.stringify(value))
  const listed = content.demos.map(({ slug }) => slug)
  for (const demo of readdirSync('demos', { withFileTypes: true })) {
    if (demo.isDirectory() && !listed.includes(demo.name) && demo.name !== 'node_modules')
      rmSync(join(project, 'demos', demo.name), { recursive: true })
  }
  return project
}

/** Builds a copy; returns what went wrong. */
export const built = (project: string) => problems(project, 'vite/bin/vite.js', ['build'])
