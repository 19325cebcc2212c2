import slugify from '@sindresorhus/slugify'
import { getDomain } from 'tldts'
import { escaped, security, types, unserved, type Hosting } from './rules.ts'
import { json } from './siteFolder.ts'
import { filled, quoted } from './template.ts'

/** Folder of the hosts' configurations; docs/deploy.md explains them. */
export const hostsFolder = 'dist-hosts'

interface Agency {
  brand: string
  origin: string
  language: string
  languages?: unknown
}

/** The site's name on a host: the slug of its brand, or of its domain if the brand has no letters for it; and its language, if it has several. */
export function projectName({ brand, origin, language, languages }: Agency): string {
  const name = slugify(brand, { decamelize: false }) || slugify(new URL(origin).hostname)
  return languages ? `${name}-${language.toLowerCase()}` : name
}

/** The name of a demo on a host. */
export const demoProject = (agency: Agency, slug: string) => `${projectName(agency)}-${slug}`

/** Other addresses that people type for a site, and that lead to it: with http; and with www, or without it. A subdomain such as shop.example.com has no www. */
export function otherAddresses(origin: string): { http?: string; www?: string } {
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:') return {}
  const isApex = getDomain(host) === host
  const www = host.startsWith('www.') ? host.slice('www.'.length) : isApex && `www.${host}`
  return { http: `http://${host}`, ...(www && { www: `https://${www}` }) }
}

/** A wrangler.jsonc: static assets on Cloudflare Workers, at a custom domain. */
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

/** A demo's address, and what hosts must know of it. */
export interface DemoHosting {
  address: string
  hosting: Hosting
}

/** A site with its domain, and its folder in the project. */
interface ServedSite {
  domain: string
  folder: string
  hosting: Hosting
}

/** The files of dist-hosts/: configurations for nginx, Caddy and each Cloudflare Worker. `demos` are by slug. */
export function hostsFolderFiles(
  { agency, hosting }: { agency: Agency; hosting: Hosting },
  demos: ReadonlyMap<string, DemoHosting>,
): Record<string, string> {
  const name = projectName(agency)
  const { host, origin } = new URL(agency.origin)
  const own = { domain: host, folder: 'dist', hosting }
  const others = Array.from(demos, ([slug, { address, hosting: of }]) => ({
    slug,
    site: { domain: new URL(address).host, folder: `dist-demos/${slug}`, hosting: of },
  }))
  return {
    ...serverFiles(
      own,
      others.map(({ site }) => site),
      origin,
    ),
    'wrangler.jsonc': wranglerConfig(name, own),
    ...Object.fromEntries(
      others.map(({ slug, site }) => [
        `wrangler.${slug}.jsonc`,
        wranglerConfig(demoProject(agency, slug), site),
      ]),
    ),
  }
}

/** The configurations for a server that has all sites. */
function serverFiles(own: ServedSite, demos: readonly ServedSite[], origin: string) {
  const { policy, pages, moved } = own.hosting
  const { www } = otherAddresses(origin)
  const others = www === undefined ? [] : [new URL(www).host]
  const domains = [own, ...demos].map(({ domain }) => domain)
  const byEnding = Object.entries(types)
  const byName = Object.entries(security)
  const values = { policy: quoted(policy), pages: pages.filter((page) => page !== '/').join('|') }
  return {
    'nginx.conf': filled('nginx.conf', {
      ...values,
      unserved,
      domains: [...domains, ...others].join(' '),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder};`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)};`),
      others: others.map((host) => `${host} ${origin};`),
      moved: moved.map(({ from, to }) => `~^dist:${escaped(from)}$ ${to};`),
      types: byEnding.map(([ending, type]) => `${quoted(type)} ${ending};`),
      headers: byName.map(([header, value]) => `add_header ${header} ${quoted(value)} always;`),
    }),
    Caddyfile: filled('Caddyfile', {
      ...values,
      domains: domains.join(', '),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder}`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)}`),
      others: others.map((host) => `\n${host} {\n  redir ${origin}{uri} 308\n}`),
      moved: moved.map(({ from, to }) => `~^dist:${escaped(from)}$ ${to}`),
      types: byEnding.map(([ending, type]) => String.raw`~\.${ending}$ ${quoted(type)}`),
      headers: byName.map(([header, value]) => `${header} ${quoted(value)}`),
    }),
  }
}
