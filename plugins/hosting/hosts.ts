import slugify from '@sindresorhus/slugify'
import { getDomain } from 'tldts'
import { caddyRedirect, caddySite } from './caddy.ts'
import { json } from './files.ts'
import { nginxNames, nginxRedirect, nginxSite } from './nginx.ts'
import type { Hosting } from './rules.ts'

/** Folder of the hosts' configurations; docs/deploy.md explains them. */
export const hostsFolder = 'dist-hosts'

/** Folder on the server in which nginx and Caddy expect dist/ and dist-demos/. */
export const served = '/srv/site'

interface Agency {
  brand: string
  origin: string
}

/** The site's name on a host: the slug of its brand, or of its domain if the brand has no Latin letters. */
export function projectName({ brand, origin }: Agency): string {
  const { hostname } = new URL(origin)
  return slugify(brand, { decamelize: false }) || slugify(hostname) || hostname
}

/** Other addresses that people type for a site, and that lead to it: with http; and with www, or without it. A subdomain such as shop.example.com has no www. */
export function otherAddresses(origin: string): { http?: string; www?: string } {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:') return {}
  const isApex = getDomain(host) === host
  const www = host.startsWith('www.') ? host.slice('www.'.length) : isApex && `www.${host}`
  return { http: `http://${host}`, ...(www && { www: `https://${www}` }) }
}

/** A wrangler.jsonc: static assets on Cloudflare Workers, at a custom domain. */
const wranglerConfig = ({ name, domain, folder }: Record<'name' | 'domain' | 'folder', string>) =>
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

/** A demo's address, and the rules for its host. */
export interface DemoHosting {
  address: string
  hosting: Hosting
}

/** The files of dist-hosts/: configurations for nginx, Caddy and each Cloudflare Worker. `demos` are by slug. */
export function hostFiles(
  { agency, hosting }: { agency: Agency; hosting: Hosting },
  demos: ReadonlyMap<string, DemoHosting>,
): Record<string, string> {
  const name = projectName(agency)
  const sites = [
    { name, domain: new URL(agency.origin).host, folder: 'dist', file: 'wrangler.jsonc', hosting },
    ...Array.from(demos, ([slug, demo]) => ({
      name: `${name}-${slug}`,
      domain: new URL(demo.address).host,
      folder: `dist-demos/${slug}`,
      file: `wrangler.${slug}.jsonc`,
      hosting: demo.hosting,
    })),
  ]
  const { origin } = new URL(agency.origin)
  const { www } = otherAddresses(origin)
  const others = www === undefined ? [] : [new URL(www).host]
  return {
    'nginx.conf': [
      ...nginxNames([...sites.map(({ domain }) => domain), ...others]),
      ...sites.map((site, id) =>
        nginxSite(site.hosting, site.domain, `${served}/${site.folder}`, id),
      ),
      ...others.map((host) => nginxRedirect(host, origin)),
    ].join('\n'),
    Caddyfile: [
      ...sites.map((site) => caddySite(site.hosting, site.domain, `${served}/${site.folder}`)),
      ...others.map((host) => caddyRedirect(host, origin)),
    ].join('\n'),
    ...Object.fromEntries(sites.map((site) => [site.file, wranglerConfig(site)])),
  }
}
