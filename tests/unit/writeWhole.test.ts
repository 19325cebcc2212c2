import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWhole } from '../../build/writeWhole.ts'

test('a file that several builds write at once is whole, and leaves nothing beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const bytes = Buffer.alloc(100_000, 7)
  await Promise.all(Array.from({ length: 20 }, () => writeWhole(join(folder, 'file'), bytes)))
  expect(readdirSync(folder)).toEqual(['file'])
  expect(readFileSync(join(folder, 'file')).equals(bytes)).toBe(true)
})
