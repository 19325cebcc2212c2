import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFiles } from '../../../plugins/folders.ts'
import { killSwitch } from '../../../plugins/offline/killSwitch.ts'

test('the kill switch puts the remover in place of the worker, and reaches every page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'off-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const pages = ['index.html', 'portfolio.html', 'portfolio/wharf-bakery.html']
  // The policy has the hash of the script, which must stay as it is.
  const page = (worker: string) =>
    `<script>ask('[data-page="page"]')</script><div id="root" data-page="page"${worker}>A page</div>`
  const files = {
    ...Object.fromEntries(pages.map((file) => [file, page('')])),
    'remover.js': 'remove()',
    'sw.js': 'save()',
    // A host would send this copy of the old worker.
    'sw.js.br': 'save()',
  }
  writeFiles(join(root, 'on'), files)
  await killSwitch(join(root, 'on'), join(root, 'off'))
  const written = (file: string) => readFileSync(join(root, 'off', file), 'utf8')
  expect(written('sw.js')).toBe('remove()')
  expect(existsSync(join(root, 'off', 'sw.js.br'))).toBe(false)
  for (const file of pages) expect(written(file)).toBe(page(' data-worker="off"'))
})
