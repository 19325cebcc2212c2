import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { release, type } from 'node:os'
import { dirname, join } from 'node:path'
import { shortHash } from '../../plugins/hash.ts'
import { findChromium } from '../../scripts/chromium.js'
import { acceptable, comparison, type Comparison } from './comparison.ts'
import { expect, test } from './fixtures.ts'

const folder = 'tests/browser'
const record = 'snapshots/taken.json'

/** The files that an owner edits: texts and pictures. */
const isContent = (file: string) =>
  /^(src.content.(?!schema|addresses)|demos.[^.]+\.(?:tsx?|yaml)$)/.test(file) &&
  statSync(file).isFile()

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

function systemName(): string {
  try {
    const [, name] = /^PRETTY_NAME="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? []
    if (name) return name
  } catch {
    // Only Linux has this file.
  }
  return `${type()} ${release()}`
}

/** The content of the pictures, as kept beside them. */
const written = (content: string) => `${JSON.stringify({ content }, undefined, 2)}\n`

export const isUpdating = () => test.info().config.updateSnapshots !== 'none'

/** What this run compares or writes. `npm test` prints the annotation of what it leaves out. */
export function comparable(): Comparison {
  const decided = comparison({
    place: `${systemName()} on ${process.arch} with ${findChromium()}`,
    isSameContent: readFileSync(join(folder, record), 'utf8') === written(hashOfContent()),
    isCI: Boolean(process.env.CI),
    isUpdating: isUpdating(),
  })
  const { note: description } = decided
  if (description) test.info().annotations.push({ type: 'not compared', description })
  return decided
}

/** Fails if this run must compare more than it can, or the content is not that of the pictures. */
export function expectComparable() {
  const { pictures, note, fault } = comparable()
  const now = written(hashOfContent())
  // Only `npm test` prints annotations.
  if (isUpdating() && note) console.log(note)
  if (isUpdating() && pictures) writeFileSync(join(folder, record), now)
  if (!fault) return
  if (pictures) offer(record, now)
  throw new Error(fault)
}

interface Options {
  tolerance?: { threshold: number; maxDiffPixels: number }
  /** The form in which the file is kept, if it is another one. */
  kept?: () => Promise<Buffer>
}

/** Compares with a file in tests/browser. A run that updates writes it; else what differs can be accepted. */
export async function expectSame(file: string, now: string | Buffer, options: Options = {}) {
  const { tolerance = {}, kept: form = () => now } = options
  const { errors } = test.info()
  const before = errors.length
  expect.soft(isUpdating() ? await form() : now).toMatchSnapshot(file.split('/'), tolerance)
  if (errors.length > before) offer(file, await form())
}

function offer(file: string, now: string | Buffer) {
  const path = join(acceptable, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, now)
}
