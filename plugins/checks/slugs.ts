import {
  assetFolder,
  notFoundUrl,
  plainFolders,
  resetUrl,
  savedDemoFolder,
} from '../../src/addresses.ts'
import { designedPages } from '../../src/pageFacts.ts'
import { valueText, type Finding } from '../../src/reader/errors.ts'
import type { ContentFiles } from '../../src/reader/schema.ts'
import { publicFiles } from '../folders.ts'

const names = (paths: readonly string[]) =>
  paths.map((path) => path.replaceAll('/', '')).filter((slug) => slug !== '')

/** Slugs that no page and no demo can have, because hosts or the service worker treat these names specially. */
const ownNames = names([notFoundUrl, resetUrl, '/index'])

/** The names of the folders in public/. */
const ownFolders = [...publicFiles().keys()].flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? [])

/** Slugs that a text page cannot have, because other pages or folders have these names. */
export const reservedSlugs: readonly string[] = [
  ...names(Object.keys(designedPages)),
  ...ownNames,
  ...names([assetFolder, savedDemoFolder]),
  ...new Set([...plainFolders, ...ownFolders]),
]

/** Finds entries with a slug that `taken` contains, or with the slug of an earlier entry. `list` is the start of the field's path in an error line, such as "clients." in "clients.0.slug". */
export const slugFindings = (
  entries: readonly { slug?: string }[],
  taken: readonly string[],
  list = '',
): Finding[] =>
  entries.flatMap(({ slug }, index) => {
    const others = [...taken, ...entries.slice(0, index).flatMap((entry) => entry.slug ?? [])]
    const expected = `a free slug; taken are ${others.join(', ')}`
    return slug !== undefined && others.includes(slug)
      ? [{ field: `${list}${index}.slug`, found: valueText(slug), expected }]
      : []
  })

/** Lists slugs that a demo cannot have. A slug becomes a subdomain, so "www" and the subdomain of the agency's own site are taken. */
export function demoReservedSlugs(site?: ContentFiles['site']): string[] {
  if (!site) return ownNames
  const end = `.${site.demoHost}`
  const { hostname } = new URL(site.origin)
  return [...ownNames, 'www', ...(hostname.endsWith(end) ? [hostname.slice(0, -end.length)] : [])]
}
