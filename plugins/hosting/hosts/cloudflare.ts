import slugify from '@sindresorhus/slugify'
import type { Agency, Host, ServedSite } from '../host.ts'
import { json } from '../template.ts'
import { netlify } from './netlify.ts'

/** The files of Netlify's that Cloudflare reads too. */
const { reads } = netlify

/** Static assets on Cloudflare Workers: each site is a project with a configuration for wrangler. */
export const cloudflare: Host = {
  reads: {
    ...reads,
    // Cloudflare compresses by itself.
    '.assetsignore': (_, hostFiles) =>
      ['*.br', '*.gz', ...hostFiles.filter((file) => !(file in reads) && file !== '.assetsignore')]
        .map((line) => `${line}\n`)
        .join(''),
  },
  files: ({ agency, own, demos }) =>
    Object.fromEntries(
      [own, ...demos].map((site) => [
        configurationOf(site.slug),
        wranglerConfig(projectName(agency, site.slug), site),
      ]),
    ),
}

/** The file name of the configuration of the agency's site, or of a demo. */
export const configurationOf = (slug?: string) =>
  slug === undefined ? 'wrangler.jsonc' : `wrangler.${slug}.jsonc`

/**
 * The name of the project of the agency's site, or of a demo. It begins with the slug of the brand, or
 * of the domain if the brand has no letters for a slug. The language follows if the site has several.
 */
export function projectName({ brand, origin, language, languages }: Agency, slug?: string): string {
  const name = slugify(brand, { decamelize: false }) || slugify(new URL(origin).hostname)
  return [name, languages && language.toLowerCase(), slug].filter(Boolean).join('-')
}

/** A site's configuration, at a domain of its own. */
const wranglerConfig = (name: string, { domain, folder }: ServedSite) =>
  json({
    $schema: 'https://json.schemastore.org/wrangler.json',
    name,
    // Pins the behavior of the runtime to this day.
    compatibility_date: '2026-04-01',
    assets: {
      directory: `../${folder}`,
      // Serves /portfolio from portfolio.html; _redirects has the other addresses.
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
    routes: [{ pattern: domain, custom_domain: true }],
    workers_dev: false,
  })
