import type { Demo } from '../../demos/prerender.tsx'

/** A strip above a page. */
export interface Strip {
  /** The CSS class. */
  kind: string
  html: string
}

/** A demo to build as a site of its own in dist-demos/. */
export interface DemoSite extends Demo {
  /** The file of the picture for shared links. */
  card: string
  /** Whether the agency's site saves a copy of the page. */
  hasCopy: boolean
  strip?: Strip
  /** The parsed files, other than facts.yaml, that contain texts of the page. */
  texts?: Readonly<Record<string, unknown>>
}
