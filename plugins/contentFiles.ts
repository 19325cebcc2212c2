import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { factsFile, fileOf, type Content } from './contentParts.ts'
import { closest } from './suggest.ts'
import { unreadable } from './unreadable.ts'

interface Read {
  content: Content
  /** One line for each file that cannot be read, and for each export that is missing. */
  errors: string[]
}

/** The content as it stands in the files now, whatever was read before. */
export async function readContent(root = '.'): Promise<Read> {
  const parts = Object.entries(fileOf)
  const slugs = readdirSync(join(root, 'demos')).filter((slug) =>
    existsSync(join(root, factsFile(slug))),
  )
  const paths = [...new Set(parts.map(([, file]) => file)), ...slugs.map(factsFile)]
  const modules = new Map<string, Module>()
  // One after the other: the first that fails to import another is then always the same.
  for (const path of paths) modules.set(path, await imported(root, path))
  const found = parts.map(([name, file]) => [name, exported(modules, file, name)] as const)
  const facts = slugs.map((slug) => [slug, exported(modules, factsFile(slug), 'facts')] as const)
  const missing = [...found, ...facts].flatMap(([, { error }]) => error ?? [])
  const unread = [...modules.values()].flatMap(({ error }) => error ?? [])
  return {
    content: { ...values(found), facts: values(facts) },
    errors: [...missing, ...causes([...new Set(unread)], missing)],
  }
}

interface Module {
  exports?: Record<string, unknown>
  error?: string
}

async function imported(root: string, path: string): Promise<Module> {
  const file = resolve(root, path)
  if (!existsSync(file)) return { error: `${path} is missing; expected this file` }
  const url = pathToFileURL(file).href
  // Only here: it brings a compiler, which those who check a given content do without.
  const { tsImport } = await import('tsx/esm/api')
  try {
    const options = { parentURL: url, tsconfig: resolve(root, 'tsconfig.json') }
    return { exports: (await tsImport(url, options)) as Record<string, unknown> }
  } catch (error) {
    return { error: unreadable(error as Error, path, resolve(root)) }
  }
}

/** What a file exports by a name, or what is wrong where it does not. */
function exported(modules: ReadonlyMap<string, Module>, file: string, name: string) {
  const { exports } = modules.get(file) ?? {}
  if (!exports) return {}
  if (name in exports) return { value: exports[name] }
  const other = closest(name, Object.keys(exports))
  const found = other ? `, where there is "${other}"` : ''
  return { error: `${file}: export const ${name} is missing; expected it by this name${found}` }
}

const values = (found: readonly (readonly [string, { value?: unknown }])[]) =>
  Object.fromEntries(found.flatMap(([name, part]) => ('value' in part ? [[name, part.value]] : [])))

/** Why files cannot be read, without those that only import what another file lacks or fails at. */
function causes(unread: readonly string[], missing: readonly string[]): string[] {
  const lacking = missing.map((line) => line.slice(0, line.indexOf(':')))
  const own = unread.filter(
    (line) => !lacking.some((file) => line.includes(` that ${file} exports`)),
  )
  const isEffect = (line: string) => line.includes(' cannot be used: Cannot read')
  const first = own.filter((line) => !isEffect(line))
  return first.length + missing.length > 0 ? first : own
}
