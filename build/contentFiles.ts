import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { orRather } from './fields.ts'
import { closest } from './suggest.ts'
import { unreadable } from './unreadable.ts'

/** Where each part of the content stands. */
export const fileOf = {
  site: 'src/content/site.ts',
  home: 'src/content/home.ts',
  services: 'src/content/services.ts',
  portfolio: 'src/content/portfolio.ts',
  clients: 'src/content/portfolio.ts',
  demos: 'src/content/portfolio.ts',
  dialog: 'src/content/dialog.ts',
  footer: 'src/content/footer.ts',
  messages: 'src/content/messages.ts',
  notSaved: 'src/content/notSaved.ts',
} as const

/** The content by its parts, and the facts of each demo by its slug; what could not be read is not there. */
export type Content = { [K in keyof typeof fileOf]?: unknown } & {
  facts?: Readonly<Record<string, unknown>>
}

export const factsFile = (slug: string) => `demos/${slug}/facts.ts`

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
  const errors = [...modules.values()].flatMap(({ error }) => error ?? [])
  const all = [...found, ...facts].flatMap(([, { error }]) => error ?? [])
  return {
    content: { ...values(found), facts: values(facts) },
    errors: [...new Set([...withoutEffects(errors), ...all])],
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
  try {
    return { exports: (await tsImport(url, url)) as Record<string, unknown> }
  } catch (error) {
    return { error: unreadable(error as Error, path, resolve(root)) }
  }
}

/** What a file exports by a name, or what is wrong where it does not. */
function exported(modules: ReadonlyMap<string, Module>, file: string, name: string) {
  const { exports } = modules.get(file) ?? {}
  if (!exports) return {}
  if (name in exports) return { value: exports[name] }
  const meant = closest(name, Object.keys(exports))
  const error = `${file}: ${meant ?? name} is ${meant ? 'exported' : 'missing'}; expected export const ${name}`
  return { error: orRather(error, meant && name) }
}

const values = (found: readonly (readonly [string, { value?: unknown }])[]) =>
  Object.fromEntries(found.flatMap(([name, part]) => ('value' in part ? [[name, part.value]] : [])))

/** Without the lines that only say what another file's mistake leads to. */
function withoutEffects(errors: readonly string[]): string[] {
  const causes = errors.filter((line) => !/ cannot be used: /.test(line))
  return causes.length > 0 ? causes : [...errors]
}
