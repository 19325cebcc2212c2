import { readContent } from '../plugins/content/read.ts'

/**
 * The content and the theme, as their YAML files say. Node reads the files; for the browser, the
 * worker and the pages the build replaces this module by the values (plugins/content/modules.ts).
 */
export const {
  site,
  home,
  services,
  portfolio,
  clients,
  demos,
  pages,
  dialog,
  footer,
  messages,
  notSaved,
  metadata,
  demoPages,
  themes,
  onPaper,
  sizes,
  spaces,
  radii,
  strokes,
  motions,
  faces,
  facts,
} = readContent()
