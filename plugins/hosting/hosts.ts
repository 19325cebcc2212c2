import type { Agency, Host } from './host.ts'
import { apache } from './hosts/apache.ts'
import { caddy } from './hosts/caddy.ts'
import { cloudflare } from './hosts/cloudflare.ts'
import { netlify } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'
import { vercel } from './hosts/vercel.ts'
import { otherAddresses, unservedPattern, type Hosting } from './rules.ts'

/** The hosts that the build writes files for. */
const hosts: readonly Host[] = [netlify, vercel, cloudflare, apache, nginx, caddy]

/** Folder of the hosts' configurations; docs/deploy.md explains them. */
export const hostsFolder = 'dist-hosts'

/** The files that hosts read in the folder of a site, each with the function that writes its text. */
const reads: NonNullable<Host['reads']> = Object.assign({}, ...hosts.map((host) => host.reads))

/** The names of these files. No host serves them. */
export const hostFiles = Object.keys(reads)

const pattern = new RegExp(`^(${unservedPattern(hostFiles)})`)

/** Whether no host serves a path, which has no slash before it. */
export const isUnserved = (path: string) => pattern.test(path)

/** Writes the files that hosts read in the folder of a site: their texts by name. */
export const siteFolderFiles = (hosting: Hosting): Record<string, string> =>
  Object.fromEntries(Object.entries(reads).map(([file, text]) => [file, text(hosting, hostFiles)]))

/** Writes the files of dist-hosts/, the configurations for all sites: their texts by name. `demos` are by slug. */
export function hostsFolderFiles(
  { agency, hosting }: { agency: Agency; hosting: Hosting },
  demos: ReadonlyMap<string, { address: string; hosting: Hosting }>,
): Record<string, string> {
  const { www } = otherAddresses(agency.origin)
  const sites = {
    agency,
    own: { domain: new URL(agency.origin).host, folder: 'dist', hosting },
    demos: Array.from(demos, ([slug, { address, hosting: of }]) => ({
      slug,
      domain: new URL(address).host,
      folder: `dist-demos/${slug}`,
      hosting: of,
    })),
    others: www === undefined ? [] : [new URL(www).host],
  }
  return Object.assign({}, ...hosts.map(({ files }) => files?.(sites, hostFiles)))
}
