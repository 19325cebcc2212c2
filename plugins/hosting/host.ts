import type { Hosting } from './rules.ts'

/** A host or web server that the build writes files for. */
export interface Host {
  /**
   * The configuration files, such as _headers, that the host reads in the folder of a built site. Each key
   * is the name of a file, and each value is a function that returns the file's text. `hostFiles` has the
   * names of all hosts' configuration files, because no host may serve any of these files to visitors.
   */
  reads?: Readonly<Record<string, (hosting: Hosting, hostFiles: readonly string[]) => string>>
  /** Generates the configuration files that do not belong in the folder of a site. The build writes these files into dist-hosts/. Returns the texts by file name. */
  files?: (sites: Sites, hostFiles: readonly string[]) => Record<string, string>
}

/** The facts about the agency that the names of the agency's Cloudflare projects contain. */
export interface Agency {
  brand: string
  origin: string
  language: string
  languages?: unknown
}

/** All sites that an agency serves. */
interface Sites {
  agency: Agency
  agencySite: ServedSite
  /** The sites of the demos. */
  demos: readonly ServedSite[]
  /** Domains that redirect to the agency's domain: the agency's domain with "www." added or removed. */
  redirectedDomains: readonly string[]
}

/** A built site, with the domain at which a host serves it. */
export interface ServedSite {
  /** The slug of the demo, or undefined for the agency's site. */
  slug?: string
  domain: string
  /** The folder of the built site, from the root of the project. */
  folder: string
  hosting: Hosting
}
