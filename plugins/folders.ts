import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a build makes. */
const outputs = ['dist', 'dist-demos', 'dist-hosts', 'dist-maps'] as const
type Output = (typeof outputs)[number]

/** Where a build writes. Beside the outputs, because a rename must stay on one file system. */
const work = 'dist-next'

/** Where the next build of an output is written, until publish() moves it. */
export const next = (output: Output) => join(work, output)

const cache = 'node_modules/.cache/site'

/** The server bundles of the site and of the demos. */
export const server = join(cache, 'server')
export const demoServer = join(cache, 'demo-server')

/** Replaces the outputs of the last build by the next ones. */
export function publish(names: readonly Output[] = outputs, root = '.'): void {
  for (const name of names) {
    const last = join(root, name)
    rmSync(last, { recursive: true, force: true })
    renameSync(join(root, next(name)), last)
  }
  rmSync(join(root, work), { recursive: true })
}
