import { join } from 'node:path'

const work = 'node_modules/.cache/site'

/** Where the next dist/ is made; it replaces the last one when it is complete. */
export const next = join(work, 'dist')

/** Where the next demos are made, and where their prerenderer is written. */
export const nextDemos = join(work, 'demos')
export const demoServer = join(work, 'demo-server')

/** Where the compiled prerenderer is written. */
export const server = join(work, 'server')
