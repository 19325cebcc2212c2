import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Everything that a build makes. */
const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const
type Output = (typeof outputs)[number]

/** Where a build writes. Beside the outputs, because a rename must stay on one file system. */
const work = 'dist-next'

/** Where the next build of an output is written, until publish() moves it. */
export const next = (output: Output) => join(work, output)

/** The next folder of an output, empty. */
export function emptied(output: Output): string {
  const folder = next(output)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The server's bundle, which makes the pages. */
export const server = 'node_modules/.cache/site/server'

/** Writes files into a folder, by their paths in it. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Replaces the outputs of the last build by the next ones. */
export function publish(names: readonly Output[] = outputs, root = '.'): void {
  for (const name of names) {
    const last = join(root, name)
    rmSync(last, { recursive: true, force: true })
    renameSync(join(root, next(name)), last)
  }
  rmSync(join(root, work), { recursive: true })
}
