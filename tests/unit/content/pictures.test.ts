import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projects } from '../../support/projects.ts'
import { contentMistakes } from '../../../plugins/content/checks.ts'
import { readWritten } from '../../../plugins/content/read.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { pictureMistakes } from '../../../plugins/pictures/originals.ts'

let images: string

const png = (width: number, height: number, words = '') => {
  const drawing = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/><rect width="${words === '' ? 0 : 300}" height="300"/></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

beforeAll(async () => {
  images = mkdtempSync(join(tmpdir(), 'pictures-'))
  const good = await png(1200, 750, 'words')
  const files = {
    good,
    narrow: await png(959, 750),
    flat: await png(1200, 599),
    square: await png(1200, 1200),
    plain: await png(1200, 750),
    heavy: Buffer.alloc(2_000_001),
    text: 'not a picture',
    torn: good.subarray(0, good.length / 2),
    empty: '',
    photo: await sharp(good).jpeg().toBuffer(),
  }
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(images, `${name}.png`), bytes)
  writeFileSync(join(images, 'other.jpg'), '')
})
afterAll(() => rmSync(images, { recursive: true }))

async function errors(name: string): Promise<string[]> {
  const project = { at: 'demos.0', picture: { name, alt: 'A picture' } }
  return (await pictureMistakes([project], images)).map(line)
}

test.each([
  ['absent', 'is missing; expected a PNG of 1200 x 750 pixels'],
  ['other', 'is missing, and other.jpg is there; expected a PNG of 1200 x 750 pixels'],
  ['photo', 'has the format jpeg; expected a PNG of 1200 x 750 pixels'],
  ['narrow', 'has 959 x 750 pixels; expected at least 960 x 600'],
  ['flat', 'has 1200 x 599 pixels; expected at least 960 x 600'],
  ['square', 'has 1200 x 1200 pixels; expected 8 to 5, as 1200 x 750 is'],
  ['heavy', 'has 2000001 bytes; expected at most 2000000'],
  ['text', 'cannot be read as a picture; expected a PNG of 1200 x 750 pixels'],
  ['plain', 'is of one color; expected a picture of the site'],
  ['torn', 'cannot be read as a picture; expected a PNG of 1200 x 750 pixels'],
  ['empty', 'cannot be read as a picture; expected a PNG of 1200 x 750 pixels'],
])('a picture that is %s stops the build with one line', async (name, problem) => {
  const file = join(images, `${name}.png`)
  expect(await errors(name)).toEqual([
    `src/content/portfolio.yaml: demos #1.picture.name is "${name}", but ${file} ${problem}`,
  ])
})

test('a good picture is accepted', async () => {
  expect(await errors('good')).toEqual([])
})

test('the content check covers the pictures of clients and demos', async () => {
  const all = (await contentMistakes(readWritten(), images)).map(line)
  const lines = all.filter((line) => line.includes('.picture.name is '))
  expect(lines).toHaveLength(projects.length)
})
