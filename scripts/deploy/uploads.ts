import type { Site } from '../../src/reader/schema.ts'
import { checkSlug } from '../../plugins/demos/demoSites.ts'
import { configurationOf } from '../../plugins/hosting/hosts/cloudflare.ts'
import { placeholders, type Client } from '../placeholders.ts'

interface Content {
  site: Site
  clients: readonly Client[]
  /** The slugs of the demos. */
  slugs: readonly string[]
}

/** Lists wrangler's configuration files, one for each site, in the order of the uploads. Throws, except in a dry run, if the content has placeholders or if an environment variable for previews is set. */
export function uploads(
  { site, clients, slugs }: Content,
  only: string | undefined,
  isDry: boolean,
  env: NodeJS.ProcessEnv,
): string[] {
  if (only !== undefined) checkSlug(only, slugs)
  const left = placeholders(site, clients).join('; ')
  const preview = ['DEMO_ADDRESS', 'SITE_ORIGIN'].find((name) => env[name])
  if (!isDry && left)
    throw new Error(`Not deployed: replace the placeholders in src/content first: ${left}.`)
  if (!isDry && preview)
    throw new Error(
      `Not deployed: ${preview} is set, but only previews use this variable. Unset the variable.`,
    )
  // Without `only`, uploads the demos first, because the agency's site links to them.
  return only === undefined
    ? [...slugs.map((slug) => configurationOf(slug)), configurationOf()]
    : [configurationOf(only)]
}
