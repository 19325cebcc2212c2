import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescape } from 'node:querystring'
import { canonicalPath, savedDemoFolder } from '../../src/addresses.ts'
import { demos, demoUrl } from './content.ts'
import { precacheList } from './builds.ts'

const folder = 'dist'

/** Every file in dist/, by its path there. */
const served = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/').slice(5))
  .sort()

/** The files that the build has made. Files from public/ and their compressed copies are left out. */
export const files = served.filter((file) =>
  [file, file.replace(/\.(?:br|gz)$/, '')].every((name) => !existsSync(join('public', name))),
)

export const bytes = (file: string) => readFileSync(join(folder, file))
export const text = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Finds the files whose paths match. */
export const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file))

/** All documents, with their canonical paths, and whether search engines may index them. */
const documents = matching(/\.html$/).map((file) => ({
  file,
  path: canonicalPath(`/${file}`),
  isIndexed: !['404.html', 'reset.html'].includes(file),
  html: text(file),
}))

const isCopy = ({ path }: { path: string }) => path.startsWith(savedDemoFolder)

/** The pages of the application. The other documents are the saved copies of the demos. */
export const pages = documents.filter((page) => !isCopy(page))
export const copies = documents.filter(isCopy)

/** The pages of the demos. Each demo is a separate site. */
export const demoPages = demos.flatMap(({ slug }) =>
  ['index.html', '404.html'].map((name) => {
    const file = join('dist-demos', slug, name)
    const path = canonicalPath(`/${name}`)
    return { file, path, origin: demoUrl(slug), html: readFileSync(file, 'utf8') }
  }),
)

/** Finds the file that hosts serve at a URL of the site. */
export function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://site.example')
  const page = documents.find(({ path }) => path === pathname)
  return page?.file ?? served.find((file) => `/${file}` === unescape(pathname))
}

/** Reads the precache list of the service worker. */
export const precache = () => precacheList(folder)
