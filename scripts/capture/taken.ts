import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { shortHash } from '../../plugins/hash.ts'
import { readContent } from '../../plugins/content/read.ts'

const file = 'manifest/screenshots/taken.json'

/** A hash of the words, colors and fonts that the site's pictures show. */
function shown(): string {
  const { site, home, portfolio, tokens, faces } = readContent()
  return shortHash(JSON.stringify({ site, home, portfolio, themes: tokens.themes, faces }))
}

/** Notes of what the site's pictures have been taken. */
export const noteTaken = (): void =>
  writeFileSync(file, `${JSON.stringify({ content: shown() }, undefined, 2)}\n`)

/** Whether the site's pictures show the content as it is now. */
export function isTaken(): boolean {
  if (!existsSync(file)) return false
  const { content: taken } = JSON.parse(readFileSync(file, 'utf8')) as { content?: unknown }
  return taken === shown()
}
