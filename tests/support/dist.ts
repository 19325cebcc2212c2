import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescape } from 'node:querystring'
import { canonicalPath, savedDemoFolder } from '../../src/addresses.ts'
import { demos, demoUrl } from './content.ts'
import { precacheList } from './builds.ts'

const folder = 'dist'

/** The paths of all files in dist/, relative to dist/. */
const served = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/').slice(5))
  .sort()

/** The files that the build has made. Leaves out files copied from public/ and their compressed versions. */
export const files = served.filter((file) =>
  [file, file.replace(/\.(?:br|gz)$/, '')].every((name) => !existsSync(join('public', name))),
)

export const bytes = (file: string) => readFileSync(join(folder, file))
export const text = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Finds the built files whose paths match. */
export const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file))

/** All HTML files, each with its canonical path, and whether search engines may index the page. */
const documents = matching(/\.html$/).map((file) => ({
  file,
  path: canonicalPath(`/${file}`),
  isIndexed: !['404.html', 'reset.html'].includes(file),
  html: text(file),
}))

const isCopy = ({ path }: { path: string }) => path.startsWith(savedDemoFolder)

/** The site's own pages. dist/ also has a copy of each demo (an example website), for use without a connection. */
export const pages = documents.filter((page) => !isCopy(page))
export const copies = documents.filter(isCopy)

/** The pages of the demos. Each demo is a separate site, and has a home page and a 404 page. */
export const demoPages = demos.flatMap(({ slug }) =>
  ['index.html', '404.html'].map((name) => {
    const file = join('dist-demos', slug, name)
    const path = canonicalPath(`/${name}`)
    return { file, path, origin: demoUrl(slug), html: readFileSync(file, 'utf8') }
  }),
)

/** Finds the built file that hosts send for a URL of the site. */
export function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://site.example')
  const page = documents.find(({ path }) => path === pathname)
  return page?.file ?? served.find((file) => `/${file}` === unescape(pathname))
}

/** Reads the list of files that the service worker precaches. */
export const precache = () => precacheList(folder)
