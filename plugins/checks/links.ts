import { unescape } from 'node:querystring'
import type { ContentFiles } from '../../src/reader/schema.ts'
import { contactCardUrl, notFoundUrl, resetUrl } from '../../src/addresses.ts'
import { designedPages, everywhere, textSectionId } from '../../src/pageFacts.ts'
import { publicFiles } from '../folders.ts'
import { valueText, type FileError } from '../../src/reader/errors.ts'
import { textsOf } from '../../src/reader/read.ts'

/** URLs to which a link may lead, besides the pages of the content and the files in public/: the 404 page, /reset, and files that the build writes. */
const unlisted = [
  notFoundUrl,
  resetUrl,
  contactCardUrl,
  ...['licenses/packages.txt', 'llms.txt', 'robots.txt', 'sitemap.xml'].map((file) => `/${file}`),
]

/** Finds links of the content that lead to no page, section or file. */
export function deadLinks(
  content: Pick<ContentFiles, 'pages'> & Partial<ContentFiles>,
): FileError[] {
  const textPages = content.pages.map(({ slug, sections: own }) => ({
    path: `/${slug}`,
    ids: own.map((_, index) => textSectionId(slug, index)),
  }))
  const pages: { path: string; ids: readonly string[] }[] = [
    ...Object.entries(designedPages).map(([path, { sections }]) => ({ path, ids: sections })),
    ...textPages,
  ]
  const paths = pages.map(({ path }) => path)
  const others = [...unlisted, ...[...publicFiles().keys()].map((file) => `/${file}`)]

  /** Returns the targets that a wrong link could have, for the error line. Returns undefined if the link is right. `from` is the path of the page that contains the link. */
  function expectedFor(href: string, from: string): string | undefined {
    const { pathname, hash } = new URL(href, `https://site.example${from}`)
    const id = hash.slice(1)
    const page = pages.find(({ path }) => path === pathname)
    const ids = page?.ids ?? []
    const isThere = page
      ? ['', ...ids, ...everywhere].includes(id)
      : others.includes(unescape(pathname))
    if (isThere) return undefined
    return page
      ? `a section of ${pathname}: ${ids.map((each) => `#${each}`).join(', ')}`
      : `a page (${paths.join(', ')}) or a file in public/`
  }

  /** Lists the paths of the pages that may show a field. Fields of home.yaml and of a text page appear on that page only. Other fields, such as links in the footer, may appear on every page. */
  function pagesWith(name: string, field: string): string[] {
    if (name === 'home') return ['/']
    const own = name === 'pages' ? textPages[Number(field.split('.')[0])] : undefined
    return own ? [own.path] : [...paths, notFoundUrl]
  }

  return textsOf(content)
    .filter(({ field, text }) => /(?:^|\.)href$/.test(field) && /^(?:#|\/(?!\/))/.test(text))
    .flatMap(({ file, name, field, text }) => {
      const [expected] = pagesWith(name, field).flatMap((from) => expectedFor(text, from) ?? [])
      return expected === undefined ? [] : [{ file, field, found: valueText(text), expected }]
    })
}
