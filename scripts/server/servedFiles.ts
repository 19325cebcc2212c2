import { existsSync, readFileSync, readdirSync, type Dirent } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { fits, unserved } from '../../plugins/hosting/rules.ts'

/** The files of a folder as a host serves them. */
export interface ServedFiles {
  /** The file for each path: "/portfolio" -> "/portfolio.html". */
  names: ReadonlyMap<string, string>
  /** The page for each of its other names: "/portfolio/" -> "/portfolio". */
  redirects: ReadonlyMap<string, string>
  /** The headers for a path, with names in lower case. */
  headers: (address: string) => Record<string, string>
}

/** Lists a folder, without links and dot files except /.well-known/. Throws if `_headers` is invalid. */
export function servedFiles(folder: string): ServedFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)
  // Node 22 and later also list the files in a linked folder.
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(pathOf)
  const names = entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((path) => !links.some((link) => path.startsWith(link + sep)))
    .map((path) => path.slice(join(folder).length))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/\/\.(?!well-known\/)/.test(name))
    .filter((name) => !unserved.includes(name.slice(1)) && !unserved.includes(`*${extname(name)}`))
  const text = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return {
    names: new Map(names.map((name) => [address(name), name])),
    redirects: hostRedirects(text('_redirects')),
    headers: hostHeaders(text('_headers')),
  }
}

/** The path of a file: /portfolio for /portfolio.html, / for /index.html. */
const address = (name: string) => name.replace(/\/index\.html$/, '/').replace(/\.html$/, '')

/** Reads a `_redirects` file, with a line for each: from, to, status. */
const hostRedirects = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [from: string, to: string]),
  )

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
