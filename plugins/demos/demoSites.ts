import { join } from 'node:path'
import { readContent, type Content } from '../../src/reader/read.ts'
import type { DemoSite } from './demoSite.ts'
import { drafts, endedDrafts } from './drafts.ts'

/** Lists the demos of the portfolio. */
export const portfolioDemos = (
  { portfolio, facts }: Partial<Content> = readContent(),
): DemoSite[] =>
  (portfolio?.demos ?? []).map(({ slug }) => ({
    slug,
    design: slug,
    facts: facts?.[slug],
    isInvented: true,
    card: join('demos', slug, 'social.png'),
    hasCopy: true,
  }))

/** Lists the sites of dist-demos/. */
export const demoSites = (content: Partial<Content> = readContent()): DemoSite[] => [
  ...portfolioDemos(content),
  ...drafts(content),
]

/** Lists the sites that are no longer built. `note` is a line for the owner, and `refusal` is the error of a command that names the slug. */
export const endedSites = (content: Content = readContent()) => endedDrafts(content)

/** Throws an error of one line if a slug is unknown, or if the slug's site is no longer built. */
export function checkSlug(slug: string, known: readonly string[], content?: Content): void {
  if (known.includes(slug)) return
  const ended = endedSites(content).find((each) => each.slug === slug)
  throw new Error(ended?.refusal ?? `There is no project "${slug}". Known: ${known.join(', ')}`)
}
