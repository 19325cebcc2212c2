import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a build makes. */
const outputs = ['dist', 'dist-demos', 'dist-hosts', 'dist-maps'] as const
type Output = (typeof outputs)[number]

/** Where a build writes. It stands beside the outputs, because a rename stays on one file system. */
const work = 'dist-next'

/** The next one of an output, which replaces the last one when the whole build is complete. */
export const next = (output: Output) => join(work, output)

const cache = 'node_modules/.cache/site'

/** The compiled prerenderers of the site and of the demos. */
export const server = join(cache, 'server')
export const demoServer = join(cache, 'demo-server')

/** Replaces outputs by the next ones. */
export function publish(names: readonly Output[] = outputs, root = '.'): void {
  for (const name of names) {
    const last = join(root, name)
    rmSync(last, { recursive: true, force: true })
    renameSync(join(root, next(name)), last)
  }
  rmSync(join(root, work), { recursive: true })
}
