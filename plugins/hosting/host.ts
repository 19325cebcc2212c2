import type { Hosting } from './rules.ts'

/** A host or web server that the build writes files for. `hostFiles` are the names of all files that hosts read in the folder of a site. */
export interface Host {
  /** The files that this host reads there, each with the function that writes its text. No host serves them. */
  reads?: Readonly<Record<string, (hosting: Hosting, hostFiles: readonly string[]) => string>>
  /** Writes the host's files of dist-hosts/: their texts by name. */
  files?: (sites: Sites, hostFiles: readonly string[]) => Record<string, string>
}

/** The agency's facts from which its sites get their names. */
export interface Agency {
  brand: string
  origin: string
  language: string
  languages?: unknown
}

/** The sites of an agency. */
interface Sites {
  agency: Agency
  own: ServedSite
  /** The sites of demos and drafts. */
  demos: readonly ServedSite[]
  /** The domain with www, or without it, which leads to the agency's own. A subdomain has none. */
  others: readonly string[]
}

/** A site with its domain, and its folder in the project. */
export interface ServedSite {
  /** The name in the address of a demo or draft. */
  slug?: string
  domain: string
  folder: string
  hosting: Hosting
}
