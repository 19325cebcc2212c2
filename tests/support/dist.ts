import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalPath, savedDemoFolder } from '../../src/content/addresses.ts'
import { precacheList } from './builds.ts'

const folder = 'dist'

/** Every file of the build, as its path in dist/. */
export const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/').slice(5))
  .sort()

export const bytes = (file: string) => readFileSync(join(folder, file))
export const text = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The files whose paths match. */
export const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file))

/** All documents: file, canonical path, HTML, and whether search engines may index them. What an owner has put into public/ is none. */
const documents = matching(/\.html$/)
  .filter((file) => !existsSync(join('public', file)))
  .map((file) => ({
    file,
    path: canonicalPath(`/${file}`),
    isIndexed: !['404.html', 'reset.html'].includes(file),
    html: text(file),
  }))

const isCopy = ({ path }: { path: string }) => path.startsWith(savedDemoFolder)

/** The pages of the application, and the saved copies of the demos. */
export const pages = documents.filter((page) => !isCopy(page))
export const copies = documents.filter(isCopy)

/** The file that answers a URL of the site, if any. */
export function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://site.example')
  const page = documents.find(({ path }) => path === pathname)
  return page?.file ?? files.find((file) => `/${file}` === pathname)
}

/** The entries of the precache list in the service worker. */
export const precache = () => precacheList(folder)

/** A page's HTML without its texts, those in attributes too, and without the data that repeat them. */
export const wordless = (html: string) =>
  html.replaceAll(
    new RegExp(
      [
        /<script type="application\/ld\+json">.*?<\/script>/,
        /(?<=<\/?(?!style|script)[^<>]*>)[^<>]+/,
        /(?<= (?:alt|aria-label|data-halo|data-tooltip)=")[^"]+/,
        /(?<=<meta (?:name="description"|property="og:[a-z:_]+") content=")[^"]+/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'gs',
    ),
    '',
  )

/** The fonts with letters beyond a family's main file, of a Polish or a Greek name for example. */
export const furtherFonts = (among: readonly string[]) =>
  among.filter((file) => file.endsWith('.woff2') && !/-latin-(?!ext-)/.test(file))
