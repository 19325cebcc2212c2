import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document } from 'yaml'
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

/** The content with a set laid over it. What the agency has left out or has fewer of stays so. */
export function overlaid(set: ContentSet) {
  const content = new Document(ownContent)
  for (const [field, value] of Object.entries(set)) {
    const keys = field.split('.')
    if (content.hasIn(keys.slice(0, -1))) content.setIn(keys, content.createNode(value))
  }
  return content.toJS() as typeof ownContent
}

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
