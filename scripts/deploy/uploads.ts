import type { Prospect } from '../../plugins/content/demoSchema.ts'
import type { Site } from '../../plugins/content/schema.ts'
import { builtSlugs, checkSlug } from '../../plugins/demos/drafts.ts'
import { placeholders, type Client } from '../placeholders.ts'

interface Content {
  site: Site
  portfolio: { clients: readonly Client[]; demos: readonly { slug: string }[] }
  prospects: readonly Prospect[]
}

/** What `npm run deploy` is asked for, and the environment that it runs in. */
interface Request {
  only?: string | undefined
  isDry?: boolean | undefined
  env: NodeJS.ProcessEnv
}

/** Lists the configurations to upload, in order. Throws one line if the content must not go live. */
export function uploads(content: Content, { only, isDry = false, env }: Request): string[] {
  const { site, portfolio, prospects } = content
  const known = builtSlugs(portfolio.demos, prospects)
  if (only !== undefined) checkSlug(only, known, prospects)
  const left = placeholders(site, portfolio.clients).join('; ')
  const preview = ['DEMO_ADDRESS', 'SITE_ORIGIN'].find((name) => env[name])
  if (!isDry && left)
    throw new Error(`Not deployed: replace the placeholders in src/content first: ${left}.`)
  if (!isDry && preview)
    throw new Error(`Not deployed: ${preview} is set, which is for previews. Unset it.`)
  const configurationOf = (slug: string) => `wrangler.${slug}.jsonc`
  // The site is last, because it links to the demos.
  return only === undefined
    ? [...known.map(configurationOf), 'wrangler.jsonc']
    : [configurationOf(only)]
}
