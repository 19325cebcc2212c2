import { join } from 'node:path'

const work = 'node_modules/.cache/site'

/** The next dist/, which replaces the last one when it is complete. */
export const next = join(work, 'dist')

/** The next dist-demos/, and the demos' compiled prerenderer. */
export const nextDemos = join(work, 'demos')
export const demoServer = join(work, 'demo-server')

/** The compiled prerenderer. */
export const server = join(work, 'server')
