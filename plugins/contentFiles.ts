import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { files as contentFiles } from '../src/content/schema.ts'
import { files as themeFiles } from '../src/theme/schema.ts'
import type { Mistake } from './mistakes.ts'

/** The content by export name, and each demo's facts by slug. An unreadable file has no entry. */
export type Content = Readonly<Record<string, unknown>> & {
  facts?: Readonly<Record<string, unknown>>
}

/** The content, and the mistakes of files that cannot be compiled or run. */
export interface Read {
  content: Content
  uncompiled?: readonly Mistake[]
  failed?: readonly Mistake[]
}

/** Schemas of the content's and the theme's exports, by file. */
export const files = { ...contentFiles, ...themeFiles }

/** Path of a demo's facts. */
export const factsFile = (slug: string) => `demos/${slug}/facts.ts`

/** Reads the content from the files of a project, past the module cache. */
export async function readContent(root = resolve('.')): Promise<Read> {
  const content: Record<string, unknown> = {}
  const facts: Record<string, unknown> = {}
  const uncompiled: Mistake[] = []
  const failed: Mistake[] = []
  // Imported here, because it loads a compiler that tests with their own content do not need.
  const { tsImport } = await import('tsx/esm/api')

  /** A file's exports. Undefined if it cannot be read, which adds a mistake. */
  async function exportsOf(file: string): Promise<Record<string, unknown> | undefined> {
    const url = pathToFileURL(join(root, file)).href
    try {
      return await tsImport(url, { parentURL: url, tsconfig: join(root, 'tsconfig.json') })
    } catch (error) {
      const { name, message } = error as Error
      // The last line of a compiler's message, and of Node's, names the place.
      const reason = message.trim().split('\n').at(-1)?.replaceAll(join(root, '/'), '')
      const found = `cannot be read: ${reason}`
      const expected = 'imports that are there, commas between values, texts in quotation marks'
      const others = name === 'TransformError' ? uncompiled : failed
      // Every file that imports an unreadable one fails for the same reason.
      if (!others.some((each) => each.found === found)) others.push({ file, found, expected })
      return undefined
    }
  }

  // In order, so that a file fails before the files that import it.
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
