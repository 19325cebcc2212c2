import type { Rendered } from '../../src/prerender.tsx'
import { line, shown, type Mistake } from '../content/mistakes.ts'
import { readWritten } from '../content/read.ts'
import { closest } from '../content/suggest.ts'

/** Links within the site, and tags with an id, as React writes them, with escaped attributes. */
const links = /<a\b[^>]*? href="([/#][^"]*)"[^>]*>.*?<\/a>/gs
const named = /<[a-z][^>]*? id="([^"]*)"[^>]*>/g

const escapes = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const unescaped = (html: string) =>
  Object.entries(escapes).reduceRight((text, [from, to]) => text.replaceAll(from, to), html)

/** Links on the rendered pages that lead to no page, id or file. */
export function linkMistakes(
  { pages, content }: { pages: readonly Page[]; content: Readonly<Record<string, unknown>> },
  isFile: (path: string) => boolean,
): Mistake[] {
  const targets = pages.map((page) => {
    const tags = [...page.html.matchAll(named)].map(([tag, id = '']) => ({ tag, id }))
    return {
      ...page,
      ids: tags.map(({ id }) => id),
      // Sections that can take the focus are meant as targets.
      parts: tags.filter(({ tag }) => tag.includes(' tabindex="-1"')).map(({ id }) => id),
    }
  })
  const paths = pages.filter(({ noindex }) => !noindex).map(({ path }) => path)
  const fields = Object.entries(content).flatMap(([name, value]) =>
    linksIn(value).map((link) => ({ file: `src/content/${name}.yaml`, value, ...link })),
  )

  function wrong(href: string, from: string): Pick<Mistake, 'expected' | 'meant'> | undefined {
    const { pathname, hash } = new URL(href, `https://site.example${from}`)
    const target = targets.find(({ path }) => path === pathname)
    if (!target) {
      const expected = `a page: ${paths.join(', ')}`
      return isFile(pathname) ? undefined : { expected, meant: closest(pathname, paths) }
    }
    const id = decodeURIComponent(hash.slice(1))
    if (id === '' || target.ids.includes(id)) return undefined
    const other = targets.find(({ parts }) => parts.includes(id))
    const near = closest(id, target.parts)
    return {
      expected: `a part of ${pathname}: ${target.parts.map((part) => `#${part}`).join(', ')}`,
      meant: other ? `${other.path}#${id}` : near && href.replace(/#.*/, `#${near}`),
    }
  }

  const mistakes = pages.flatMap(({ path, html }) =>
    [...html.matchAll(links)].flatMap(([link, escaped = '']) => {
      const href = unescaped(escaped)
      const reason = wrong(href, path)
      const words = unescaped(link)
      const place = fields.find((each) => each.href === href && words.includes(each.text))
      if (!reason) return []
      return [
        { file: `The page ${path}`, field: 'a link', ...place, found: shown(href), ...reason },
      ]
    }),
  )
  // A wrong link in the footer is on every page; one line is enough.
  const at = ({ file, field }: Mistake) => `${file}: ${field}`
  return mistakes.filter(
    (each, index) => index === mistakes.findIndex((one) => at(one) === at(each)),
  )
}

/** The dead links on the rendered pages, one line each, with their places in the content's files. */
export function linkLines(...given: Parameters<typeof linkMistakes>): string[] {
  const { at } = readWritten()
  return linkMistakes(...given).map((mistake) => line({ ...mistake, at: at(mistake) }))
}

/** A rendered page. Only its URL leads to one that search engines leave out. */
type Page = Pick<Rendered['pages'][number], 'path' | 'html' | 'noindex'>

/** All links in a value, with their text, URL and field. */
function linksIn(value: unknown, place = ''): { field: string; text: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, href } = value as { text?: unknown; href?: unknown }
  return typeof text === 'string' && typeof href === 'string'
    ? [{ field: `${place}href`, text, href }]
    : Object.entries(value).flatMap(([key, part]) => linksIn(part, `${place}${key}.`))
}
