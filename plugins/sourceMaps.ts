import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { next } from './folders.ts'

const maps = next('dist-maps')

/** Moves the source maps of a built folder to dist-maps/. They help to read a stack trace; visitors never load them. */
export function moveSourceMaps(built: string): void {
  rmSync(maps, { recursive: true, force: true })
  mkdirSync(maps)
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue
    mkdirSync(dirname(join(maps, file)), { recursive: true })
    renameSync(join(built, file), join(maps, file))
  }
}
