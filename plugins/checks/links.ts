import { existsSync, readdirSync } from 'node:fs'
import { resetUrl } from '../../src/offline/rules.ts'
import { everywhere, sections, textSectionId } from '../../src/shared/sections.ts'
import { shown, type Mistake } from '../content/mistakes.ts'
import { fileOf } from '../content/read.ts'
import { closest } from '../content/suggest.ts'
import { textsIn } from '../content/texts.ts'

/** Pages that search engines leave out, and files that the build writes for readers. */
const unlisted = [
  '/404',
  resetUrl,
  ...['contact.vcf', 'licenses/packages.txt', 'llms.txt', 'robots.txt', 'sitemap.xml'].map(
    (file) => `/${file}`,
  ),
]

/** The paths of the files in public/, as they stand in a URL. */
const publicFiles = () =>
  (existsSync('public') ? readdirSync('public', { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => encodeURI(`/${file.replaceAll('\\', '/')}`))

const entriesOf = (list: unknown) =>
  (Array.isArray(list) ? list : []).map((entry) => Object(entry) as Record<string, unknown>)

/** Links of the content that lead to no page, part of a page or file. `values` are those of the content's files, by name. */
export function linkMistakes(values: Readonly<Record<string, unknown>>): Mistake[] {
  const textPages = entriesOf(values.pages).map(({ slug, sections: own }) => ({
    path: `/${String(slug)}`,
    ids: entriesOf(own).map((_, index) => textSectionId(String(slug), index)),
  }))
  const pages: { path: string; ids: readonly string[] }[] = [
    ...Object.entries(sections).map(([path, ids]) => ({ path, ids })),
    ...textPages,
  ]
  const paths = pages.map(({ path }) => path)
  const others = [...unlisted, ...publicFiles()]

  /** What is wrong with a link on the page at a path. */
  function wrong(href: string, from: string): Pick<Mistake, 'expected' | 'meant'> | undefined {
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
    const own = name === 'pages' ? textPages[Number(field.split('.')[0])] : undefined
    return own ? [own.path] : [...paths, '/404']
  }

  return Object.entries(values).flatMap(([name, value]) =>
    textsIn(value)
      .filter(([field, href]) => /(?:^|\.)href$/.test(field) && /^(?:#|\/(?!\/))/.test(href))
      .flatMap(([field, href]) => {
        const [reason] = pagesWith(name, field).flatMap((from) => wrong(href, from) ?? [])
        return reason ? [{ file: fileOf(name), field, found: shown(href), ...reason }] : []
      }),
  )
}
