import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { shortHash } from '../../plugins/hash.ts'
import { test } from './fixtures.ts'

/** Of which content, and where, `npm run snapshots` took the pictures and transcripts. */
interface Taken {
  /** The hash of what an owner edits. */
  content: string
  platform: string
  /** The major version of Chromium. */
  chromium: string
}

const record = 'tests/browser/snapshots/taken.json'

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
 * Which snapshots can be compared here. Another content looks and reads otherwise, and another
 * system or browser draws otherwise. A test that leaves them out has an annotation, which the
 * closing lines of `npm test` repeat.
 */
export function comparable(browser: Browser): { transcripts: boolean; pictures: boolean } {
  const { config, annotations } = test.info()
  const [chromium = ''] = browser.version().split('.')
  const here: Taken = { content: hashOfContent(), platform: process.platform, chromium }
  if (config.updateSnapshots !== 'none') {
    writeFileSync(record, `${JSON.stringify(here, undefined, 2)}\n`)
    return { transcripts: true, pictures: true }
  }
  const taken = JSON.parse(readFileSync(record, 'utf8')) as Taken
  const isSameContent = taken.content === here.content
  const isSamePlace = taken.platform === here.platform && taken.chromium === here.chromium
  const leaveOut = (description: string) => annotations.push({ type: 'not compared', description })
  const name = ({ platform, chromium: version }: Taken) => `${platform} with Chromium ${version}`
  if (!isSameContent)
    leaveOut(
      'Pictures and transcripts are not compared, because the content has changed: npm run snapshots takes them again.',
    )
  else if (!isSamePlace)
    leaveOut(
      `Pictures are not compared: they were taken on ${name(taken)}, and this is ${name(here)}.`,
    )
  return { transcripts: isSameContent, pictures: isSameContent && isSamePlace }
}
