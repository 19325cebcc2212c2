import slugify from '@sindresorhus/slugify'
import type { Agency, Host, ServedSite } from '../host.ts'
import { json } from '../template.ts'
import { netlify } from './netlify.ts'

/** The configuration files that Cloudflare shares with Netlify: _headers and _redirects. */
const { reads } = netlify

/** Cloudflare Workers with static assets. Each site is a project with its own configuration for wrangler. */
export const cloudflare: Host = {
  reads: {
    ...reads,
    // Lists the files that wrangler does not upload. Cloudflare compresses files itself, so wrangler skips the compressed copies.
    '.assetsignore': (_, hostFiles) =>
      ['*.br', '*.gz', ...hostFiles.filter((file) => !(file in reads) && file !== '.assetsignore')]
        .map((line) => `${line}\n`)
        .join(''),
  },
  files: ({ agency, agencySite, demos }) =>
    Object.fromEntries(
      [agencySite, ...demos].map((site) => [
        configurationOf(site.slug),
        wranglerConfig(projectName(agency, site.slug), site),
      ]),
    ),
}

/** Returns the name of the wrangler configuration of a demo or, without a slug, of the agency's site. */
export const configurationOf = (slug?: string) =>
  slug === undefined ? 'wrangler.jsonc' : `wrangler.${slug}.jsonc`

/**
 * Names the Cloudflare project of a site. The name begins with the brand, or with the domain if the
 * brand has no letters that a slug can contain. If the agency has sites in several languages, the
 * name contains the language.
 */
export function projectName({ brand, origin, language, languages }: Agency, slug?: string): string {
  const name = slugify(brand, { decamelize: false }) || slugify(new URL(origin).hostname)
  return [name, languages && language.toLowerCase(), slug].filter(Boolean).join('-')
}

/** Writes the wrangler configuration of a Cloudflare project, which serves one site at one domain. */
const wranglerConfig = (name: string, { domain, folder }: ServedSite) =>
  json({
    $schema: 'https://json.schemastore.org/wrangler.json',
    name,
    // Cloudflare changes its runtime over time. The site keeps the behavior that the runtime had on this date.
    compatibility_date: '2026-04-01',
    assets: {
      directory: `../${folder}`,
      // Serves portfolio.html at /portfolio. The file _redirects redirects /portfolio.html to /portfolio.
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
    routes: [{ pattern: domain, custom_domain: true }],
    workers_dev: false,
  })
