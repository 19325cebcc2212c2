import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { shortHash } from '../../plugins/hash.ts'
import { test } from './fixtures.ts'

/** The content and the computer of the last `npm run test:update`. */
interface Taken {
  /** The hash of the files that an owner edits. */
  content: string
  platform: string
  /** The major version of Chromium. */
  chromium: string
}

const record = 'tests/browser/snapshots/taken.json'

/** The files that an owner edits: texts and pictures. */
const isContent = (file: string) =>
  /^(src.content.(?!schema|addresses)|demos.[^.]+\.tsx?$)/.test(file) && statSync(file).isFile()

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
 * Which snapshots can be compared here: transcripts only with the same content, pictures only on
 * the same system and browser too. A test that skips a comparison gets an annotation, which `npm
 * test` prints at the end.
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
      'Pictures and transcripts are not compared, because the content has changed. Run npm run test:update to update them.',
    )
  else if (!isSamePlace)
    leaveOut(
      `Pictures are not compared, because they are of ${name(taken)} and this is ${name(here)}.`,
    )
  return { transcripts: isSameContent, pictures: isSameContent && isSamePlace }
}
