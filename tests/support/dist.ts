import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescape } from 'node:querystring'
import { canonicalPath, savedDemoFolder } from '../../src/addresses.ts'
import { demos, demoUrl } from './content.ts'
import { precacheList } from './builds.ts'

const folder = 'dist'

/** Every file that hosts serve, as its path in dist/. */
const served = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/').slice(5))
  .sort()

/** Those that the build has made. What somebody has put into public/ is their own, and so are its compressed copies. */
export const files = served.filter((file) =>
  [file, file.replace(/\.(?:br|gz)$/, '')].every((name) => !existsSync(join('public', name))),
)

export const bytes = (file: string) => readFileSync(join(folder, file))
export const text = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The files whose paths match. */
export const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file))

/** All documents: file, canonical path, HTML, and whether search engines may index them. */
const documents = matching(/\.html$/).map((file) => ({
  file,
  path: canonicalPath(`/${file}`),
  isIndexed: !['404.html', 'reset.html'].includes(file),
  html: text(file),
}))

const isCopy = ({ path }: { path: string }) => path.startsWith(savedDemoFolder)

/** The pages of the application, and the saved copies of the demos. */
export const pages = documents.filter((page) => !isCopy(page))
export const copies = documents.filter(isCopy)

/** The pages of the demos, each a site of its own. */
export const demoPages = demos.flatMap(({ slug }) =>
  ['index.html', '404.html'].map((name) => {
    const file = join('dist-demos', slug, name)
    const path = canonicalPath(`/${name}`)
    return { file, path, origin: demoUrl(slug), html: readFileSync(file, 'utf8') }
  }),
)

/** The file that answers a URL of the site, if any. */
export function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://site.example')
  const page = documents.find(({ path }) => path === pathname)
  return page?.file ?? served.find((file) => `/${file}` === unescape(pathname))
}

/** The entries of the precache list in the service worker. */
export const precache = () => precacheList(folder)
