import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { headersOf, unserved } from '../../plugins/hosting/rules.ts'

/** The files of a folder as a host serves them. */
export interface ServedFiles {
  /** The file for each path: "/portfolio" -> "portfolio.html". */
  names: ReadonlyMap<string, string>
  /** The page for each of its other addresses: "/portfolio/" -> "/portfolio". */
  redirects: ReadonlyMap<string, string>
  /** The headers for a path, with names in lower case. */
  headers: (path: string) => Record<string, string>
}

/** Lists a built folder, without what only hosts read and without hidden files. */
export function servedFiles(folder: string): ServedFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => !unserved.includes(name) && !unserved.includes(`*${extname(name)}`))
    .filter((name) => name.startsWith('.well-known/') || !/(^|\/)\./.test(name))
  const text = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return {
    names: new Map(names.map((name) => [pathOf(name), name])),
    redirects: hostRedirects(text('_redirects')),
    headers: hostHeaders(text('_headers')),
  }
}

/** The path of a file: /portfolio for portfolio.html, / for index.html. */
const pathOf = (name: string) => `/${name}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')

/** Reads a `_redirects` file, with a line for each: from, to, status. */
const hostRedirects = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [from: string, to: string]),
  )

/** Reads the `_headers` file of a build: blocks of a pattern and the headers of its paths. */
function hostHeaders(text: string): ServedFiles['headers'] {
  const rules = text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n')
      const headers = lines.map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/)
        return [name.trim().toLowerCase(), value]
      })
      return { path, headers: Object.fromEntries(headers) as Record<string, string> }
    })
  return (path) => headersOf({ headers: rules, redirects: [], pages: [] }, path)
}
