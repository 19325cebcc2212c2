import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUnserved } from '../../plugins/hosting/hosts.ts'
import { matchesPath } from '../../plugins/hosting/rules.ts'

/** The files of a folder as a host serves them. */
interface ServedFiles {
  /** The file for each path: "/portfolio" -> "portfolio.html". */
  names: ReadonlyMap<string, string>
  /** The page for each of its other addresses: "/portfolio/" -> "/portfolio". */
  redirects: ReadonlyMap<string, string>
  /** The headers for a path, with names in lower case. */
  headers: (path: string) => Record<string, string>
}

/** Lists a built folder, and reads its _headers and _redirects, as Netlify and Cloudflare do. */
export function servedFiles(folder: string): ServedFiles {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim()
  const redirects = new Map(
    read('_redirects')
      .split('\n')
      .map((line) => line.split(' ', 2) as [from: string, to: string]),
  )
  const rules = read('_headers')
    .split('\n\n')
    .map((rule) => rule.split('\n  '))
  return {
    // A page's path has no ending. Its file's path redirects to it.
    names: new Map(filesIn(folder).map((name) => [redirects.get(`/${name}`) ?? `/${name}`, name])),
    redirects,
    headers: (path) =>
      Object.fromEntries(
        rules
          .filter(([pattern = '']) => matchesPath(pattern, path))
          .flatMap(([, ...lines]) => lines)
          .map((line) => line.split(/: (.*)/))
          .map(([name = '', value = '']) => [name.toLowerCase(), value]),
      ),
  }
}

/** The paths of a folder's files that a host serves, without what is behind a link. */
function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder + entry.name
    if (isUnserved(entry.isDirectory() ? `${name}/` : name)) return []
    return entry.isDirectory() ? filesIn(root, `${name}/`) : entry.isFile() ? [name] : []
  })
}
