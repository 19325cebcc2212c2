import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What visitors are to download at most, in bytes as a host sends them. */
export const limits = { firstVisit: 200_000, keptOffline: 600_000 } as const

/** The bytes of a built file as a host sends it: text as the build compressed it, pictures and fonts as they are. */
export function sent(file: string, folder = 'dist'): number {
  const compressed = join(folder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size
}

const fetched = /^assets\/[^/]+\.js$|\.woff2$|^assets\/contours[^/]*\.svg$/

/** Of the files of a build, those that a first visit to the home page loads, without what the worker fetches. */
export const firstVisit = (files: readonly string[]) => [
  'index.html',
  'favicon.svg',
  'manifest.webmanifest',
  ...files.filter((file) => fetched.test(file)),
]
