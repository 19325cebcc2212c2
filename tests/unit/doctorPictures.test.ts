// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clients, demos } from '../../src/content/portfolio.ts'
import { note, pageHash, record, takenNow } from '../../scripts/capture/record.ts'
import { ageOf } from '../../scripts/doctor/pictures.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'record-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('a page is another when a file of it is another, comes, goes or changes its name', () => {
  write('Page.tsx', 'one\n')
  write('parts/hero.css', 'two\n')
  const hashes = [pageHash(root)]
  const after = (change: () => void) => {
    change()
    hashes.push(pageHash(root))
  }
  after(() => write('parts/hero.css', 'three\n'))
  after(() => write('parts/area.css', ''))
  after(() => rmSync(join(root, 'parts/area.css')))
  after(() => write('parts/Page.tsx', 'one\n'))
  after(() => rmSync(join(root, 'Page.tsx')))
  expect(hashes[3]).toBe(hashes[1])
  expect(new Set(hashes).size).toBe(5)
})

test('a page stays the same with other ends of lines and another picture of it', () => {
  write('Page.tsx', 'one\ntwo\n')
  const before = pageHash(root)
  write('Page.tsx', 'one\r\ntwo\r\n')
  write('social.png', 'bytes')
  expect(pageHash(root)).toBe(before)
})

test('what was taken is written down, in the order of the portfolio', () => {
  const file = join(root, 'record.json')
  const [first, second] = [...clients, ...demos].map(({ slug }) => slug) as [string, string]
  write('record.json', JSON.stringify({ gone: { page: '1' }, [second]: { page: '2' } }))
  note(first, file)
  expect(Object.entries(record(file))).toEqual([
    [first, takenNow(first)],
    [second, { page: '2' }],
  ])
  expect(record(join(root, 'none.json'))).toEqual({})
})

test('a page of this project is named by its hash, one elsewhere by the day', () => {
  const now = new Date('2030-02-01T12:00:00Z')
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
  for (const slug of slugs(demos))
    expect(takenNow(slug, now)).toEqual({ page: pageHash(`demos/${slug}`) })
  for (const slug of slugs(clients.filter(({ sample }) => sample)))
    expect(takenNow(slug, now)).toEqual({ page: pageHash(`samples/${slug}`) })
  expect(takenNow('elsewhere', now)).toEqual({ day: '2030-02-01' })
})

test('a picture is old when its page is another, or was never taken', () => {
  expect(ageOf({ page: 'a' }, { page: 'a' })).toEqual({ isOld: false })
  expect(ageOf({ page: 'a' }, { page: 'b' })).toEqual({ isOld: true })
  expect(ageOf(undefined, { page: 'a' })).toEqual({ isOld: true })
  expect(ageOf({ day: '2030-01-01' }, { page: 'a' })).toEqual({ isOld: true })
})

test('a picture of a page elsewhere has an age in days where it was taken', () => {
  expect(ageOf({ day: '2029-12-30' }, { day: '2030-01-02' })).toEqual({ days: 3 })
  expect(ageOf(undefined, { day: '2030-01-02' })).toEqual({})
})
