import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes an empty folder, which is removed when the test ends. Returns its path. */
export function temporaryFolder(prefix = 'test-'): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
