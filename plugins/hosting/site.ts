import type { RenderedPage } from '../../src/prerender.tsx'
import { policy } from '../policy.ts'
import { hosting, type Hosting } from './rules.ts'

/** Folders whose files keep their names from build to build. */
const folders = ['screenshots', 'licenses', '.well-known']

/** What a host must do with the site, given the pages and their script. */
export const siteHosting = (pages: readonly RenderedPage[], script: string): Hosting =>
  hosting(
    policy({ styles: pages.map(({ css }) => css), script }),
    pages.map(({ path }) => path),
    folders,
  )
