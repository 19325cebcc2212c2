import type { Demo } from '../../demos/prerender.tsx'

/** A strip above a page, with a style class. */
export interface Strip {
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
  /** The contents of files, other than facts.yaml, that contain texts of the page. */
  texts?: Readonly<Record<string, unknown>>
}
