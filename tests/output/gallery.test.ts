import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileAt, files, matching, text } from './dist.ts'

/** Names and words that the gallery alone has. */
const own = ['data-entry', '/gallery?entry=', 'Button on the band', 'Gallery']

const source = readdirSync('gallery', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`gallery/${file}`, 'utf8'))
  .join('\n')

test('the gallery has no file and no address in the build', () => {
  expect(files.filter((file) => /gallery/i.test(file))).toEqual([])
  expect(fileAt('/gallery')).toBeUndefined()
})

test("no script, style or page of the build has the gallery's words", () => {
  const texts = matching(/\.(html|js|css|txt|xml|webmanifest|json)$/)
  expect(texts.length).toBeGreaterThan(15)
  const found = texts.flatMap((file) =>
    own.filter((word) => text(file).includes(word)).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})

test('the words looked for are those of the gallery', () => {
  const missing = own.filter((word) => !source.includes(word))
  expect(missing).toEqual([])
})
