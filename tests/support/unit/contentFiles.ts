import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { contentErrors } from '../../../plugins/checks/checks.ts'
import { edited, fixedFiles, type Edit } from '../wrongEdits.ts'

/** A copy of the content's files for a test, with the fixed agency's. */
export function contentFiles() {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const isNeeded = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.yaml')
  for (const folder of ['src/content', 'src/theme', 'demos'])
    cpSync(folder, join(root, folder), { recursive: true, filter: isNeeded })
  for (const [file, text] of Object.entries(fixedFiles)) writeFileSync(join(root, file), text)
  return {
    root,
    edit: (edit: Edit): void => {
      const path = join(root, edit.file)
      const bytes = edited(existsSync(path) ? readFileSync(path, 'utf8') : '', edit)
      if (bytes) writeFileSync(path, bytes)
      else rmSync(path)
    },
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** The errors that stop a build of the copy. */
    lines: () => contentErrors(root),
  }
}
