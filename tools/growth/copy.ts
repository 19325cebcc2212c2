import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a build and its tools read. */
const sources = [
  'src',
  'build',
  'demos',
  'manifest',
  'public',
  'samples',
  'tools',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A copy of this project in a temporary folder, with more than a build reads if wanted: packages are shared, caches are not. Returns its folder. */
export function copyOfProject(more: readonly string[] = []): string {
  const target = mkdtempSync(join(tmpdir(), 'copy-'))
  for (const source of [...sources, ...more])
    cpSync(source, join(target, source), { recursive: true })
  mkdirSync(join(target, 'node_modules'))
  for (const name of readdirSync('node_modules').filter(
    (each) => !['.cache', '.vite'].includes(each),
  )) {
    symlinkSync(resolve('node_modules', name), join(target, 'node_modules', name))
  }
  return target
}
