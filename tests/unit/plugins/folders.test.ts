import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { next, publish } from '../../../plugins/folders.ts'

const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const

test('publishing replaces every file of an output, in its folder, which may be a volume', () => {
  const root = mkdtempSync(join(tmpdir(), 'outputs-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const write = (folder: string, file: string) => {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true })
    writeFileSync(join(root, folder, file), folder)
  }
  for (const output of outputs) {
    write(output, 'old/old.txt')
    write(output, 'both.txt')
    write(next(output), 'both.txt')
    write(next(output), 'new/new.txt')
  }
  const volumes = () => outputs.map((output) => statSync(join(root, output)).ino)
  const before = volumes()
  publish(outputs, root)
  for (const output of outputs) {
    expect(readdirSync(join(root, output)).sort()).toEqual(['both.txt', 'new'])
    for (const file of ['both.txt', 'new/new.txt'])
      expect(readFileSync(join(root, output, file), 'utf8')).toBe(next(output))
  }
  expect(volumes()).toEqual(before)
  expect(existsSync(join(root, 'dist-next'))).toBe(false)
})
