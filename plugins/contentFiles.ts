import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { files } from '../src/content/schema.ts'
import type { Mistake } from './mistakes.ts'

/** The content by the names of its exports, and each demo's facts by its slug; a file that cannot be read has none. */
export type Content = Readonly<Record<string, unknown>> & {
  facts?: Readonly<Record<string, unknown>>
}

/** The content beside the files that cannot be compiled, and those that cannot be run, perhaps for want of another. */
export interface Read {
  content: Content
  uncompiled?: readonly Mistake[]
  failed?: readonly Mistake[]
}

/** Where the facts of a demo stand. */
export const factsFile = (slug: string) => `demos/${slug}/facts.ts`

/** The content as it stands in the files of a project now, whatever was read before. */
export async function readContent(root = resolve('.')): Promise<Read> {
  const content: Record<string, unknown> = {}
  const facts: Record<string, unknown> = {}
  const uncompiled: Mistake[] = []
  const failed: Mistake[] = []
  // Only here: it brings a compiler, which those who check a given content do without.
  const { tsImport } = await import('tsx/esm/api')

  /** A file's exports; undefined, and a mistake, where it cannot be read. */
  async function exportsOf(file: string): Promise<Record<string, unknown> | undefined> {
    const url = pathToFileURL(join(root, file)).href
    try {
      return await tsImport(url, { parentURL: url, tsconfig: join(root, 'tsconfig.json') })
    } catch (error) {
      const { name, message } = error as Error
      // Of a compiler's message, and of Node's, the last line names the place.
      const reason = message.trim().split('\n').at(-1)?.replaceAll(join(root, '/'), '')
      const found = `cannot be read: ${reason}`
      const expected = 'imports that are there, commas between values, texts in quotation marks'
      const others = name === 'TransformError' ? uncompiled : failed
      // Those that import a file which cannot be read fail for the same reason.
      if (!others.some((each) => each.found === found)) others.push({ file, found, expected })
      return undefined
    }
  }

  // One after the other: a file fails before those that import it.
  for (const [file, schemas] of Object.entries(files)) {
    const exports = await exportsOf(file)
    for (const name of exports ? Object.keys(schemas) : []) content[name] = exports?.[name]
  }
  for (const slug of readdirSync(join(root, 'demos'))) {
    if (!existsSync(join(root, factsFile(slug)))) continue
    const exports = await exportsOf(factsFile(slug))
    if (exports) facts[slug] = exports.facts
  }
  return { content: { ...content, facts }, uncompiled, failed }
}
