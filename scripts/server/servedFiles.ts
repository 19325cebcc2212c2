import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isUnserved } from '../../plugins/hosting/hosts.ts'
import { matchesPath } from '../../plugins/hosting/rules.ts'

/** How a web host answers requests for a built folder: with files, redirects and response headers. */
interface ServedFiles {
  /** The file for each URL path: "/portfolio" -> "portfolio.html". */
  names: ReadonlyMap<string, string>
  /** The target of each redirect: "/portfolio/" -> "/portfolio". */
  redirects: ReadonlyMap<string, string>
  /** Returns the response headers for a URL path. Header names are in lower case. */
  headers: (path: string) => Record<string, string>
}

/** Reads the files of a built folder, and interprets _headers and _redirects as Netlify and Cloudflare do. */
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
    // Maps each URL path to a file. The file portfolio.html has the path /portfolio, because _redirects redirects /portfolio.html there.
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

/** Lists the files that a host serves from a folder. Skips symbolic links, so that no file outside the folder is served. */
function filesIn(folder: string): string[] {
  const root = realpathSync(folder)
  return (
    readdirSync(root, { recursive: true, withFileTypes: true })
      // Compares the paths, because Node 24 also lists the files in a linked folder.
      .filter((entry) => entry.isFile() && realpathSync(entry.parentPath) === entry.parentPath)
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((name) => !isUnserved(name))
  )
}
