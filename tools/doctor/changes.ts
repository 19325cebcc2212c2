import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What git says, or nothing where it is not installed or this is no checkout. */
function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Files of a folder, or the one file that a path names. */
const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : [path]

/** The file of a path that was written last, and when, in seconds since 1970; a path without files counts as never. */
export function newest(path: string, except?: string): { file: string; time: number } {
  return filesOf(path)
    .filter((file) => except === undefined || file !== join(except))
    .map((file) => ({ file, time: statSync(file).mtimeMs / 1000 }))
    .reduce((last, each) => (each.time > last.time ? each : last), { file: path, time: 0 })
}

/**
 * When a path last changed, in seconds since 1970: by its last commit, because a clone writes all files
 * at once; by its files where they are not committed yet.
 */
export function lastChange(path: string, except?: string, root = '.'): number {
  const paths = ['--', path, ...(except === undefined ? [] : [`:(exclude)${except}`])]
  const isCommitted = git(root, 'status', '--porcelain', ...paths) === ''
  const committed = isCommitted ? Number(git(root, 'log', '-1', '--format=%ct', ...paths)) : 0
  return committed || newest(join(root, path), except && join(root, except)).time
}
