import { randomUUID } from 'node:crypto'
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

/** A file that cannot be read, for the first error of the compiler, or the last line of Node's message. */
function unreadable(file: string, message: string): Mistake {
  const [, faulty, line, problem = ''] = /^(.+?):(\d+):\d+: ERROR: (.+)$/m.exec(message) ?? []
  if (faulty === undefined) {
    const expected = 'imports that are there, and texts in quotation marks'
    return { file, found: `cannot be read: ${message.trim().split('\n').at(-1)}`, expected }
  }
  const isSyntax = /^(Expected|Unexpected|Unterminated|Syntax)/.test(problem)
  return {
    file: faulty,
    found: `cannot be read from line ${line} on (${problem})`,
    expected: isSyntax
      ? 'a comma after each value, there or in the line above, and texts in quotation marks'
      : 'a file that compiles',
  }
}

/** Reads the content from the files of a project, past the module cache. */
export async function readContent(root = resolve('.')): Promise<Read> {
  const content: Record<string, unknown> = {}
  const facts: Record<string, unknown> = {}
  const uncompiled: Mistake[] = []
  const failed: Mistake[] = []
  // Imported here, because it loads a compiler that tests with their own content do not need.
  const { register } = await import('tsx/esm/api')
  // Modules of a new namespace are read again.
  const compiler = register({ namespace: randomUUID(), tsconfig: join(root, 'tsconfig.json') })

  /** A file's exports. Undefined if it cannot be read, which adds a mistake. */
  async function exportsOf(file: string): Promise<Record<string, unknown> | undefined> {
    const url = pathToFileURL(join(root, file)).href
    try {
      return await compiler.import(url, url)
    } catch (error) {
      const { name, message } = error as Error
      const mistake = unreadable(file, message.replaceAll(join(root, '/'), ''))
      const others = name === 'TransformError' ? uncompiled : failed
      // Files that import a faulty one fail for the same reason. The compiler names the faulty file, Node does not.
      const isSame = (each: Mistake) =>
        each.found === mistake.found && (others === failed || each.file === mistake.file)
      if (!others.some(isSame)) others.push(mistake)
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
  await compiler.unregister()
  return { content: { ...content, facts }, uncompiled, failed }
}
