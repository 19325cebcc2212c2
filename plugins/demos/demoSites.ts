import { join } from 'node:path'
import { readContent, type Content } from '../../src/reader/read.ts'
import type { DemoSite } from './demoSite.ts'
import { drafts, endedDrafts } from './drafts.ts'

/** Lists the demos that the agency's portfolio shows. */
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

/** Lists the sites that a build writes into dist-demos/: the demos of the portfolio, and the drafts for possible clients. */
export const demoSites = (content: Partial<Content> = readContent()): DemoSite[] => [
  ...portfolioDemos(content),
  ...drafts(content),
]

/** Lists the sites that builds leave out because their last day has ended. Each site has two texts: the build prints the text `note`, and a command for the site fails with the error `refusal`. */
export const endedSites = (content: Content = readContent()) => endedDrafts(content)

/** Throws an error if a slug is not in `known`. If the slug belongs to a draft whose last day has ended, the error message names this day. */
export function checkSlug(slug: string, known: readonly string[], content?: Content): void {
  if (known.includes(slug)) return
  const ended = endedSites(content).find((each) => each.slug === slug)
  throw new Error(ended?.refusal ?? `There is no project "${slug}". Known: ${known.join(', ')}`)
}
