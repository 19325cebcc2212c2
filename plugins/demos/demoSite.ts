import type { Demo } from '../../demos/prerender.tsx'

/** A strip above a demo's page, which says that the page is a copy or a draft. */
export interface Strip {
  /** The CSS class of the strip: "draft" or "saved-copy". */
  kind: string
  html: string
}

/** A demo to build as a site of its own in dist-demos/. */
export interface DemoSite extends Demo {
  /** The file of the picture for shared links. */
  card: string
  /** Whether the agency's site also has a copy of the demo. */
  hasCopy: boolean
  strip?: Strip
  /** The parsed files, other than facts.yaml, that contain texts of the page. */
  texts?: Readonly<Record<string, unknown>>
}
