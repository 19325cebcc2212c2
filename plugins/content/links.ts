import { existsSync, readdirSync } from 'node:fs'
import type { ContentFiles } from '../../src/content/schema.ts'
import { resetUrl } from '../../src/offline/rules.ts'
import { everywhere, sections, textSectionId } from '../../src/shared/sections.ts'
import { closest, textsIn } from './mistakes.ts'

/** Pages that search engines leave out, and files that the build writes for readers. */
const unlisted = [
  '/404',
  resetUrl,
  ...['contact.vcf', 'licenses/packages.txt', 'llms.txt', 'robots.txt', 'sitemap.xml'].map(
    (file) => `/${file}`,
  ),
]

/** The paths of the files in public/, as in a URL. */
const publicFiles = () =>
  (existsSync('public') ? readdirSync('public', { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => encodeURI(`/${file.replaceAll('\\', '/')}`))

/** A link that leads nowhere: the file and the field that have it, what is expected, and where it was probably meant to lead. */
interface DeadLink {
  name: string
  field: string
  href: string
  expected: string
  meant: string | undefined
}

/** Links of the content that lead to no page, part of a page or file. */
export function deadLinks({
  pages: textPages,
  ...files
}: Pick<ContentFiles, 'pages'> & Partial<ContentFiles>): DeadLink[] {
  const ownPages = textPages.map(({ slug, sections: own }) => ({
    path: `/${slug}`,
    ids: own.map((_, index) => textSectionId(slug, index)),
  }))
  const pages: { path: string; ids: readonly string[] }[] = [
    ...Object.entries(sections).map(([path, ids]) => ({ path, ids })),
    ...ownPages,
  ]
  const paths = pages.map(({ path }) => path)
  const others = [...unlisted, ...publicFiles()]

  /** What is wrong with a link on the page at a path. */
  function wrong(href: string, from: string): Pick<DeadLink, 'expected' | 'meant'> | undefined {
    const { pathname, hash } = new URL(href, `https://site.example${from}`)
    const id = hash.slice(1)
    const page = pages.find(({ path }) => path === pathname)
    if (!page) {
      const expected = `a page (${paths.join(', ')}) or a file in public/`
      const isOther = others.includes(pathname) && (id === '' || everywhere.includes(id))
      return isOther ? undefined : { expected, meant: closest(pathname, paths) }
    }
    if (['', ...page.ids, ...everywhere].includes(id)) return undefined
    const other = pages.find(({ ids }) => ids.includes(id))
    const near = closest(id, page.ids)
    return {
      expected: `a part of ${pathname}: ${page.ids.map((each) => `#${each}`).join(', ')}`,
      meant: other ? `${other.path}#${id}` : near && href.replace(/#.*/, `#${near}`),
    }
  }

  /** The pages that show a field of a file: its own, or all, as for the footer. */
  function pagesWith(name: string, field: string): string[] {
    if (name === 'home') return ['/']
    const own = name === 'pages' ? ownPages[Number(field.split('.')[0])] : undefined
    return own ? [own.path] : [...paths, '/404']
  }

  return Object.entries({ ...files, pages: textPages }).flatMap(([name, value]) =>
    textsIn(value)
      .filter(([field, href]) => /(?:^|\.)href$/.test(field) && /^(?:#|\/(?!\/))/.test(href))
      .flatMap(([field, href]) => {
        const [reason] = pagesWith(name, field).flatMap((from) => wrong(href, from) ?? [])
        return reason ? [{ name, field, href, ...reason }] : []
      }),
  )
}
