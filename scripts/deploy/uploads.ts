import type { Prospect } from '../../src/reader/demoSchema.ts'
import type { Site } from '../../src/reader/schema.ts'
import { checkSlug, ongoing } from '../../plugins/demos/drafts.ts'
import { configurationOf } from '../../plugins/hosting/hosts/cloudflare.ts'
import { placeholders, type Client } from '../placeholders.ts'

interface Content {
  site: Site
  portfolio: { clients: readonly Client[]; demos: readonly { slug: string }[] }
  prospects: readonly Prospect[]
}

/** Lists the configurations to upload, in order. Throws one line if the content must not go live. */
export function uploads(
  { site, portfolio, prospects }: Content,
  only: string | undefined,
  isDry: boolean,
  env: NodeJS.ProcessEnv,
): string[] {
  const known = [...portfolio.demos, ...ongoing(prospects)].map(({ slug }) => slug)
  if (only !== undefined) checkSlug(only, known, prospects)
  const left = placeholders(site, portfolio.clients).join('; ')
  const preview = ['DEMO_ADDRESS', 'SITE_ORIGIN'].find((name) => env[name])
  if (!isDry && left)
    throw new Error(`Not deployed: replace the placeholders in src/content first: ${left}.`)
  if (!isDry && preview)
    throw new Error(`Not deployed: ${preview} is set, which is for previews. Unset it.`)
  // The site is last, because it links to the demos.
  return only === undefined
    ? [...known.map((slug) => configurationOf(slug)), configurationOf()]
    : [configurationOf(only)]
}
