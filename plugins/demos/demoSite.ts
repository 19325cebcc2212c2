import type { Demo } from '../../demos/prerender.tsx'

/** A narrow banner above a demo's page, which says that the page is a saved copy or a draft. */
export interface Strip {
  /** The CSS class of the banner: "draft" or "saved-copy". */
  kind: string
  html: string
}

/** A demo or draft that a build writes as a separate site into dist-demos/. */
export interface DemoSite extends Demo {
  /** The path of the picture for shared links, such as "demos/roofing/social.png". */
  card: string
  /** Whether the agency's site serves a copy of the demo at /demos/<slug>. */
  hasCopy: boolean
  strip?: Strip
  /** The parsed content files, besides facts.yaml, that contain texts of the page. Each key is the path of a file. */
  texts?: Readonly<Record<string, unknown>>
}
