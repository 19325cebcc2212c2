import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, type Content } from './contentParts.ts'
import { orRather } from './fields.ts'
import { closest } from './suggest.ts'

/** What a pattern finds in the components of the pages. */
const found = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )

/** The pages, and the parts of pages that have a name. */
function targets() {
  const sections = ['src/pages', 'src/shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(folder, file)),
  )
  return {
    pages: found(/\bpath: '(\/[^']*)'/g, ['src/routes.tsx']).filter((path) => path !== '/404'),
    parts: found(/(?<!<pattern )\bid="([\w-]+)"/g, sections).toSorted(),
    // Not made to be linked to, but there.
    others: found(/Id = '([\w-]+)'/g, sections),
  }
}

/** Every link in a value, however deep, with its field. */
function links(value: unknown, field: string): { field: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'href' && typeof part === 'string'
      ? [{ field: `${field}${key}`, href: part }]
      : links(part, `${field}${key}.`),
  )
}

/** What is wrong with links inside the site: their page or the part of it is not there. */
export function linkErrors(content: Content): string[] {
  const { pages, parts, others } = targets()
  return (['home', 'footer'] as const).flatMap((name) =>
    links(content[name], '').flatMap(({ field, href }) => {
      const [, page = '', part] = /^((?:\/(?!\/)[^#?]*)?)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
      const line = (expected: string, meant?: string) => [
        `${fileOf[name]}: ${field} is ${JSON.stringify(href)}; expected ${orRather(expected, meant)}`,
      ]
      // A file, such as the contact card, is not one of the pages.
      if (page !== '' && !pages.includes(page) && !page.includes('.')) {
        return line(`a page: ${pages.join(', ')}`, closest(page, pages))
      }
      if (part === undefined || [...parts, ...others].includes(part)) return []
      const meant = closest(part, parts)
      return line(
        `a part of a page: ${parts.map((each) => `#${each}`).join(', ')}`,
        meant && `${page}#${meant}`,
      )
    }),
  )
}
