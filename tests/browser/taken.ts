import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortHash } from '../../plugins/hash.ts'
import { test } from './fixtures.ts'

/** Hash of the content that the kept pictures and transcripts show; their command writes it. */
const record = 'tests/browser/snapshots/content.txt'

/** What an owner edits: words and pictures. */
const isContent = (file: string) =>
  /^(src.content.(?!schema|addresses)|demos.[^.]+.facts\.ts$)/.test(file) && statSync(file).isFile()

function hashOfContent(): string {
  const files = ['src/content', 'demos'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return shortHash(
    ...files
      .filter(isContent)
      .toSorted()
      .map((file) => readFileSync(file)),
  )
}

/**
 * Whether pictures and transcripts can be compared: not once the content is another, which looks
 * and reads otherwise. A test that leaves them out says so.
 */
export function isAsTaken(): boolean {
  const hash = hashOfContent()
  const { config, annotations } = test.info()
  if (config.updateSnapshots !== 'none') writeFileSync(record, `${hash}\n`)
  const isSame = readFileSync(record, 'utf8').trim() === hash
  if (!isSame) {
    const description = 'not compared, because the content has changed: npm run snapshots'
    annotations.push({ type: 'pictures and transcripts', description })
  }
  return isSame
}
