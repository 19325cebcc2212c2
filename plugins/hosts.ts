import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import slugify from '@sindresorhus/slugify'
import { demoUrl } from '../src/content/addresses.ts'
import { site } from '../src/content/site.ts'
import type { Site } from '../src/content/schema.ts'
import { caddySite } from './hosting/caddy.ts'
import { nginxMaps, nginxServer } from './hosting/nginx.ts'
import type { Hosting } from './hosting/rules.ts'
import { sbom } from './sbom.ts'

/** Where the configurations of hosts are written; see docs/deploy.md for what to do with them. */
export const hostsFolder = 'dist-hosts'

/** Where the configurations of nginx and Caddy expect dist/ and dist-demos/. */
export const served = '/srv/site'

/** What hosts call the site: the slug of its brand, or of its domain where the brand has none. */
export function projectName({ brand, origin }: Pick<Site, 'brand' | 'origin'>): string {
  const { hostname } = new URL(origin)
  return slugify(brand, { decamelize: false }) || slugify(hostname) || hostname
}

/** The text of a wrangler.jsonc: a site of static assets on Cloudflare Workers, at a domain of its own. */
const wranglerConfig = ({ name, domain, folder }: Record<'name' | 'domain' | 'folder', string>) =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/wrangler.json',
      name,
      // The behavior of the runtime as of this day.
      compatibility_date: '2026-04-01',
      assets: {
        directory: `../${folder}`,
        // /portfolio is served from portfolio.html; _redirects leads the other names there.
        html_handling: 'drop-trailing-slash',
        not_found_handling: '404-page',
      },
      routes: [{ pattern: domain, custom_domain: true }],
      workers_dev: false,
    },
    undefined,
    2,
  ).concat('\n')

/** Writes dist-hosts/ anew: one file for nginx, one for Caddy, one for each of Cloudflare's workers, and the bill of materials. `demos` are by slug. */
export function writeHosts(own: Hosting, demos: ReadonlyMap<string, Hosting>): void {
  const name = projectName(site)
  const sites = [
    {
      name,
      domain: new URL(site.origin).host,
      folder: 'dist',
      file: 'wrangler.jsonc',
      hosting: own,
    },
    ...Array.from(demos, ([slug, hosting]) => ({
      name: `${name}-${slug}`,
      domain: new URL(demoUrl(slug)).host,
      folder: `dist-demos/${slug}`,
      file: `wrangler.${slug}.jsonc`,
      hosting,
    })),
  ]
  const eachSite = (block: (hosting: Hosting, domain: string, root: string) => string) =>
    sites.map(({ hosting, domain, folder }) => block(hosting, domain, `${served}/${folder}`))
  const files = {
    'nginx.conf': [nginxMaps, ...eachSite(nginxServer)].join('\n'),
    Caddyfile: eachSite(caddySite).join('\n'),
    'sbom.cdx.json': sbom(name),
    ...Object.fromEntries(sites.map((each) => [each.file, wranglerConfig(each)])),
  }
  rmSync(hostsFolder, { recursive: true, force: true })
  mkdirSync(hostsFolder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(hostsFolder, file), text)
}
