import { existsSync, readFileSync, readdirSync, type Dirent } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { fits, hidden } from '../../plugins/hosting/rules.ts'

/** The files of a folder as a host serves them. */
export interface ServedFiles {
  /** Names of the files: "/portfolio.html". */
  files: ReadonlySet<string>
  /** The file for each path: "/portfolio" -> "/portfolio.html". */
  names: ReadonlyMap<string, string>
  /** The headers for a path, with names in lower case. */
  headers: (address: string) => Record<string, string>
}

/** Lists a folder, without links and dot files except /.well-known/. Throws if `_headers` is invalid. */
export function servedFiles(folder: string): ServedFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)
  // Node 22 and later also list the files in a linked folder.
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(pathOf)
  const files = entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((path) => !links.some((link) => path.startsWith(link + sep)))
    .map((path) => path.slice(join(folder).length))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/\/\.(?!well-known\/)/.test(name))
  const own = files.filter(
    (name) => !hidden.includes(name.slice(1)) && !hidden.includes(`*${extname(name)}`),
  )
  const rules = join(folder, '_headers')
  return {
    files: new Set(files),
    names: new Map(own.map((name) => [address(name), name])),
    headers: hostHeaders(existsSync(rules) ? readFileSync(rules, 'utf8') : ''),
  }
}

/** The path of a file: /portfolio for /portfolio.html, / for /index.html. */
const address = (name: string) => name.replace(/\/index\.html$/, '/').replace(/\.html$/, '')

/** Reads a `_headers` file as Netlify and Cloudflare do. Throws on an invalid line. */
export function hostHeaders(text: string): ServedFiles['headers'] {
  const blocks: { path: string; headers: Record<string, string> }[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    if (line.startsWith('/')) {
      blocks.push({ path: trimmed, headers: {} })
      continue
    }
    const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(trimmed) ?? []
    const headers = blocks.at(-1)?.headers
    if (!headers || name === undefined || value === undefined) {
      throw new Error(
        `_headers, line ${index + 1}: expected a path or "Name: value" below one, found "${trimmed}".`,
      )
    }
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value
  }
  return (path) =>
    Object.assign(
      {},
      ...blocks.filter((block) => fits(block.path, path)).map(({ headers }) => headers),
    ) as Record<string, string>
}
