import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** A copy of this project in a temporary folder: packages are shared, what is built and cached is not. Returns its folder. */
export function copyOfProject(): string {
  const target = mkdtempSync(join(tmpdir(), 'copy-'))
  const ignored = readFileSync('.gitignore', 'utf8').split(/\/?\r?\n/)
  const left = new Set(['.git', ...ignored])
  cpSync('.', target, { recursive: true, filter: (path) => !left.has(basename(path)) })
  mkdirSync(join(target, 'node_modules'))
  for (const name of readdirSync('node_modules').filter(
    (each) => !['.cache', '.vite'].includes(each),
  )) {
    symlinkSync(resolve('node_modules', name), join(target, 'node_modules', name))
  }
  return target
}
