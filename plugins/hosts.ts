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

/** A folder to be served: its name, its domain, where it lies below the project, what its host must do. */
interface Deployed {
  name: string
  domain: string
  folder: string
  hosting: Hosting
}

/** What hosts call the site: the slug of its brand, or of its domain where the brand has none. */
export function projectName({ brand, origin }: Pick<Site, 'brand' | 'origin'>): string {
  const { hostname } = new URL(origin)
  return slugify(brand, { decamelize: false }) || slugify(hostname) || hostname
}

/** The site and its demos as they are deployed, the site first. */
export function deployed(own: Hosting, demos: ReadonlyMap<string, Hosting>): Deployed[] {
  const name = projectName(site)
  return [
    { name, domain: new URL(site.origin).host, folder: 'dist', hosting: own },
    ...[...demos].map(([slug, hosting]) => ({
      name: `${name}-${slug}`,
      domain: new URL(demoUrl(slug)).host,
      folder: `dist-demos/${slug}`,
      hosting,
    })),
  ]
}

/** The text of a wrangler.jsonc: a site of static assets on Cloudflare Workers, at a domain of its own. */
const wranglerConfig = (name: string, directory: string, domain: string): string =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/wrangler.json',
      name,
      // The behavior of the runtime as of this day.
      compatibility_date: '2026-04-01',
      assets: {
        directory,
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

/** Writes dist-hosts/ anew: one file for nginx, one for Caddy, one for each of Cloudflare's workers, and the bill of materials. */
export function writeHosts(all: readonly Deployed[]): void {
  rmSync(hostsFolder, { recursive: true, force: true })
  mkdirSync(hostsFolder)
  const write = (file: string, text: string) => writeFileSync(join(hostsFolder, file), text)
  const root = (folder: string) => `${served}/${folder}`
  write(
    'nginx.conf',
    [
      nginxMaps,
      ...all.map(({ domain, folder, hosting }) =>
        nginxServer(hosting, { name: domain, root: root(folder) }),
      ),
    ].join('\n'),
  )
  write(
    'Caddyfile',
    all.map(({ domain, folder, hosting }) => caddySite(hosting, domain, root(folder))).join('\n'),
  )
  write('sbom.cdx.json', sbom(all[0]?.name ?? ''))
  for (const { name, domain, folder } of all) {
    const file = folder === 'dist' ? 'wrangler.jsonc' : `wrangler.${folder.split('/').at(-1)}.jsonc`
    write(file, wranglerConfig(name, `../${folder}`, domain))
  }
}
