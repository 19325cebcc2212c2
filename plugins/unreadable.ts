import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { orRather } from './fields.ts'
import { closest } from './suggest.ts'

/** Says in one line why a file cannot be imported: where, what stands there, what is expected. */
export function unreadable(error: Error, path: string, root: string): string {
  const said = [syntax, missingFile, missingExport].map((explain) => explain(error, root))
  return said.find((line) => line !== undefined) ?? failed(error, path, root)
}

const short = (file: string, root: string) =>
  relative(root, file.startsWith('file:') ? fileURLToPath(file) : file).replaceAll('\\', '/')

/** esbuild's message: "/path/site.ts:9:2: ERROR: Expected ...". */
function syntax({ message }: Error, root: string): string | undefined {
  const [, file, line, reason] = /^(.+?):(\d+):\d+: ERROR: (.+)$/m.exec(message) ?? []
  if (file === undefined || reason === undefined) return undefined
  return `${short(file, root)}: line ${line} cannot be read: ${reason}; expected a comma, a quotation mark or a bracket there or at the end of the line before`
}

function missingFile({ message }: Error, root: string): string | undefined {
  const [, target, from] = /^Cannot find module '(.+?)' imported from (\S+)/.exec(message) ?? []
  if (target === undefined || from === undefined) return undefined
  const folder = dirname(target.startsWith('file:') ? fileURLToPath(target) : target)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const line = `${short(from, root)}: imports ${short(target, root)}, which is missing; expected a file that is there`
  return orRather(line, closest(basename(target), names))
}

/** Node's message names the export; the first line of its stack says which file asks for it. */
function missingExport({ message, stack = '' }: Error, root: string): string | undefined {
  const [, target, name] =
    /module '(.+?)' does not provide an export named '(.+?)'/.exec(message) ?? []
  const [, from, line] = /^(.+?)(?:\?.*)?:(\d+)$/m.exec(stack) ?? []
  if (target === undefined || name === undefined || from === undefined) return undefined
  const file = from.startsWith('file:') ? fileURLToPath(from) : from
  const other = join(dirname(file), target)
  const text = existsSync(other) ? readFileSync(other, 'utf8') : ''
  const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, each = '']) => each,
  )
  const said = `${short(file, root)}: line ${line} imports ${name}; expected something that ${short(other, root)} exports`
  return orRather(said, closest(name, names))
}

/** It could be read, but not run: the first line of the stack that is one of the project's content says where. */
function failed({ message, stack = '' }: Error, path: string, root: string): string {
  const frames = [...stack.matchAll(/((?:file:)?\/[^\s()?]+\.ts)(?:\?[^:)]*)?:(\d+):\d+/g)].map(
    ([, file = '', line]) => ({ file: short(file, root), line }),
  )
  const own = frames.find(({ file }) => /^(src\/content|demos)\//.test(file))
  const place = own ? `${own.file}: line ${own.line}` : `${path}:`
  return `${place} cannot be used: ${message.replace(/\s+/g, ' ')}; expected plain values, texts in quotation marks`
}
