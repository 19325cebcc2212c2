import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortHash } from '../../plugins/hash.ts'
import { site } from './content.ts'

/** The hashes of the content that the accessibility trees and the pictures show, and the Chromium that drew the pictures. */
export interface Taken {
  trees: string
  pictures: string
  browser: string
}

export const record = 'tests/browser/snapshots/taken.json'
export const taken = JSON.parse(readFileSync(record, 'utf8')) as Taken

/** Whether a file holds texts, facts, colors, fonts or a photograph. Code does not count, so that changed code switches no test off. */
const isContent = (path: string) => /\.yaml$|^src.content.images.[^.]/.test(path)

export function hashOfContent(): string {
  const files = ['src/content', 'src/theme', 'demos'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const contents = files.filter(isContent).toSorted()
  return shortHash(...contents.map((file) => readFileSync(file)))
}

/** Whether the content is the template's. Some tests judge only the template, because other content has other sizes. */
export const isTemplate = () =>
  site.origin === 'https://prominence.example' && hashOfContent() === taken.trees
