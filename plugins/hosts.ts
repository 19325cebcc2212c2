import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoUrl } from '../src/content/addresses.ts'
import { site } from '../src/content/site.ts'
import type { Site } from '../src/content/schema.ts'
import { caddySite } from './hosting/caddy.ts'
import { nginxMaps, nginxServer } from './hosting/nginx.ts'
import type { Hosting } from './hosting/rules.ts'
import { wranglerConfig } from './hosting/wrangler.ts'
import { sbom } from './sbom.ts'
import { slugOf } from './suggest.ts'

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
  return slugOf(brand) ?? slugOf(hostname) ?? hostname
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
