import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { vercelConfig } from '../../plugins/hosting/files.ts'
import { fits, unserved } from '../../plugins/hosting/rules.ts'

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
  // Of the hosts' files the one that is JSON.
  const text = readFileSync(join(folder, 'vercel.json'), 'utf8')
  const rules = JSON.parse(text) as ReturnType<typeof vercelConfig>
  const redirects = new Map(rules.redirects.map(({ source, destination }) => [source, destination]))
  return {
    // A page's path has no ending. Its file's path redirects to it.
    names: new Map(names.map((name) => [redirects.get(`/${name}`) ?? `/${name}`, name])),
    redirects,
    headers: (path) =>
      Object.fromEntries(
        rules.headers
          .filter(({ source }) => fits(source.replace('(.*)', '*'), path))
          .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
      ),
  }
}
