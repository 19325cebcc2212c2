import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortHash } from '../../plugins/hash.ts'
import { site } from './content.ts'

/** Facts about the stored accessibility trees and screenshots. `trees` and `pictures` are hashes of the content that they show. `browser` is the version of Chromium that took the screenshots. */
export interface Taken {
  trees: string
  pictures: string
  browser: string
}

export const record = 'tests/browser/snapshots/taken.json'
export const taken = JSON.parse(readFileSync(record, 'utf8')) as Taken

/** Whether a file is a YAML file or a photograph. The hash leaves out code, so that `isTemplate` stays true after a change of code. */
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

/** Whether the content is still this project's original content, which no owner has changed. Some tests need this content. For example, the budgets for file sizes fit only its texts. */
export const isTemplate = () =>
  site.origin === 'https://prominence.example' && hashOfContent() === taken.trees
