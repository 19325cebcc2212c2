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

/** The folder of the host configurations for all sites. docs/deploy.md explains how to use these configurations. */
export const hostsFolder = 'dist-hosts'

/** The configuration files, such as _headers, that hosts read in the folder of a built site. Each key is the name of a file, and each value is a function that returns the text of the file. */
const reads: NonNullable<Host['reads']> = Object.assign({}, ...hosts.map((host) => host.reads))

/** The names of the configuration files, such as _headers, in the folder of every built site. No host serves these files to visitors. */
export const hostFiles = Object.keys(reads)

const unserved = new RegExp(`^(${unservedPattern(hostFiles)})`)

/** Whether hosts answer a path with 404 although the file exists, such as a configuration file. The path has no leading slash. */
export const isUnserved = (path: string) => unserved.test(path)

/** Generates the configuration files that belong in the folder of a site. Returns their texts by file name. */
export const siteFolderFiles = (hosting: Hosting): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reads).map(([file, write]) => [file, write(hosting, hostFiles)]),
  )

/** Generates the files of dist-hosts/. Returns their texts by file name. The keys of `demos` are slugs. */
export function hostsFolderFiles(
  { agency, hosting }: { agency: Agency; hosting: Hosting },
  demos: ReadonlyMap<string, { address: string; hosting: Hosting }>,
): Record<string, string> {
  const { www } = otherAddresses(agency.origin)
  const sites = {
    agency,
    agencySite: { domain: new URL(agency.origin).host, folder: 'dist', hosting },
    demos: Array.from(demos, ([slug, demo]) => ({
      slug,
      domain: new URL(demo.address).host,
      folder: `dist-demos/${slug}`,
      hosting: demo.hosting,
    })),
    redirectedDomains: www === undefined ? [] : [new URL(www).host],
  }
  return Object.assign({}, ...hosts.map(({ files }) => files?.(sites, hostFiles)))
}
