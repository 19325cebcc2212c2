import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentErrors } from '../../../plugins/checks/checks.ts'
import { edited, fixedFiles, type Edit } from '../wrongEdits.ts'
import { temporaryFolder } from './temporary.ts'

/** Copies the content files for a test. In the copy, site.yaml and services.yaml describe an invented agency, because tests must not depend on the owner's texts. */
export function contentFiles() {
  const root = temporaryFolder()
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
    /** Lists the errors in the content that would stop a build. */
    lines: () => contentErrors(root),
  }
}
