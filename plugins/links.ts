import type { Rendered } from '../src/prerender.tsx'
import { shown, type Mistake } from './mistakes.ts'
import { closest } from './suggest.ts'

/** Links within the site, and tags with an id, as React writes them: attributes are escaped. */
const links = /<a\b[^>]*? href="([/#][^"]*)"[^>]*>.*?<\/a>/gs
const named = /<[a-z][^>]*? id="([^"]*)"[^>]*>/g

const escapes = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const unescaped = (html: string) =>
  Object.entries(escapes).reduceRight((text, [from, to]) => text.replaceAll(from, to), html)

/** What is wrong with the links of the rendered pages: each leads to a page, to an id of one, or to a file. */
export function linkMistakes(
  { pages, content }: { pages: readonly Page[]; content: Readonly<Record<string, unknown>> },
  isFile: (path: string) => boolean,
): Mistake[] {
  const targets = pages.map((page) => {
    const tags = [...page.html.matchAll(named)].map(([tag, id = '']) => ({ tag, id }))
    return {
      ...page,
      ids: tags.map(({ id }) => id),
      // Those that take the focus are made to be linked to.
      parts: tags.filter(({ tag }) => tag.includes(' tabindex="-1"')).map(({ id }) => id),
    }
  })
  const paths = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)
  const fields = Object.entries(content).flatMap(([name, value]) =>
    linksIn(value).map((link) => ({ file: `src/content/${name}.ts`, ...link })),
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
      const { file, field } = place ?? { file: `The page ${path}`, field: 'a link' }
      return reason ? [{ file, field, found: shown(href), ...reason }] : []
    }),
  )
  // A link of the footer may be wrong on every page; its first line is enough.
  const at = ({ file, field }: Mistake) => `${file}: ${field}`
  return mistakes.filter(
    (each, index) => index === mistakes.findIndex((one) => at(one) === at(each)),
  )
}

/** A page; a hidden one is reached by its address alone. */
type Page = Pick<Rendered['pages'][number], 'path' | 'html' | 'hidden'>

/** The links in a value, however deep: their words, their addresses and the fields of those. */
function linksIn(value: unknown, place = ''): { field: string; text: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, href } = value as { text?: unknown; href?: unknown }
  return typeof text === 'string' && typeof href === 'string'
    ? [{ field: `${place}href`, text, href }]
    : Object.entries(value).flatMap(([key, part]) => linksIn(part, `${place}${key}.`))
}
