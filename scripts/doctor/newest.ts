import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a folder, or the one file that a path names. */
const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : [path]

/** The file of a path that was written last, and when, in seconds since 1970; a path without files counts as never. */
export function newest(path: string): { file: string; time: number } {
  return filesOf(path)
    .map((file) => ({ file, time: statSync(file).mtimeMs / 1000 }))
    .reduce((last, each) => (each.time > last.time ? each : last), { file: path, time: 0 })
}
