import type { RenderedPage } from '../../src/prerender.tsx'
import { rescueScript } from '../../src/pwa/rescueScript.ts'
import { choicesScript } from '../../src/theme/choicesScript.ts'
import { policy } from '../policy.ts'
import { hosting, type Hosting } from './rules.ts'

/** Folders whose files keep their names from build to build. */
const folders = ['screenshots', 'licenses', '.well-known']

/** What a host must do with the site, given the pages' style and the script that starts them. */
export const siteHosting = (
  style: string,
  pages: readonly RenderedPage[],
  start: string,
): Hosting =>
  hosting(
    policy({ style, scripts: [choicesScript, rescueScript, start] }),
    pages.map(({ path }) => path),
    folders,
  )
