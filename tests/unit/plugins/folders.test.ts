import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { next, publish } from '../../../plugins/folders.ts'

const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const

test('the next outputs are written outside node_modules, which may be another file system', () => {
  for (const output of outputs) expect(next(output)).toMatch(/^dist-next[\\/]dist/)
})

test('publishing replaces every output as a whole, and leaves nothing between', () => {
  const root = mkdtempSync(join(tmpdir(), 'outputs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const write = (folder: string, file: string) => {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, file), folder)
  }
  for (const output of outputs) {
    write(output, 'old.txt')
    write(next(output), 'new.txt')
  }
  publish(outputs, root)
  for (const output of outputs) {
    expect(existsSync(join(root, output, 'old.txt'))).toBe(false)
    expect(readFileSync(join(root, output, 'new.txt'), 'utf8')).toBe(next(output))
  }
  expect(existsSync(join(root, 'dist-next'))).toBe(false)
})
