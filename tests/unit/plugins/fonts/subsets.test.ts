import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../../../src/reader/read.ts'
import { writeFiles } from '../../../../plugins/folders.ts'
import { preloadedUrls, siteText } from '../../../../plugins/fonts/fonts.ts'
import {
  builtFace,
  subsetFiles,
  cachedSubset,
  openSubset,
} from '../../../../plugins/fonts/subsets.ts'
import { fontProblem, type FontSpec } from '../../../../plugins/fonts/families.ts'
import { temporaryFolder } from '../../../support/unit/temporary.ts'

const archivo =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

// Fixed font faces. The site's faces are not used, because an agency may choose other fonts.
const face: FontSpec = { family: 'Archivo', weight: '400 800', width: '100 125' }

/** Finds which file of the font's package a subset comes from, for example latin-ext. */
const fileOf = (url: string) => /archivo-([a-z-]+)-standard/.exec(url)?.[1]

/** Makes subsets of a font for the characters of `text`. For each subset, returns the file it comes from, its unicode-range, and which of `characters` it contains. */
const cut = async (of: FontSpec, text: string, characters = text) =>
  Promise.all(
    (await subsetFiles(of, text)).map(async ({ url, bytes, rule }) => {
      const codes = [...(await openSubset(bytes, characters)).collectUnicodes()]
      const held = String.fromCodePoint(...codes.toSorted((one, other) => one - other))
      return { file: fileOf(url), range: rule.unicodeRange, held }
    }),
  )

test('a font file has only the characters of the text', async () => {
  expect(await cut(face, 'Abé', 'Abcé')).toEqual([{ file: 'latin', range: undefined, held: 'Abé' }])
})

test('the site needs the letters of every entry, and every digit', () => {
  const content = readContent()
  const [service] = content.services
  const words = { ...content, services: [{ ...service!, title: 'Żółw ꝏ' }] }
  expect(siteText(words)).toMatch(/0123456789.*Ż.*ꝏ/)
})

test.each([
  ['Polish', 'Wołamy: gęś, łódź', 'latin-ext', 'ęłśź', /^U\+100-2ba,/],
  ['Vietnamese', 'Thiết kế', 'vietnamese', 'ếế', /,U\+1ea0-1ef9,/],
])('a text in %s needs a second file of the family', async (_, text, file, own, range) => {
  const held = [...new Set(own)].sort().join('')
  const second = { file, range: expect.stringMatching(range), held }
  expect(await cut(face, text)).toEqual([expect.objectContaining({ file: 'latin' }), second])
})

test('characters that the family lacks are in no file', async () => {
  expect((await cut(face, 'Aא語→✓★₺')).map(({ held }) => held).join('')).toBe('A₺')
})

test('a face becomes one @font-face rule for each file, with its name in quotes', async () => {
  const { css, files } = await builtFace({ ...face, name: 'Source Sans 3' }, 'Aż')
  const [latin, extended] = Object.keys(files)
  const rule = (url = '') =>
    `@font-face{font-family:"Source Sans 3";font-style:normal;font-weight:400 800;font-stretch:100% 125%;font-display:swap;src:url(/${url}) format("woff2");unicode-range:`
  expect(css.split(/(?<=unicode-range:)[^}]+}/)).toEqual([rule(latin), rule(extended), ''])
})

test('the most used file of a face is preloaded, even if another file has more characters', async () => {
  const preloaded = async (words: string) =>
    (await builtFace({ ...face, preload: true }, words)).preload
  expect(await preloaded('Łąż A')).toMatch(/archivo-latin-ext-/)
  expect(await preloaded('ŁŁŁŁ Bcd')).toMatch(/archivo-latin-standard-/)
  expect(await preloaded('ŁŁŁŁŁ Bcd')).toMatch(/archivo-latin-ext-/)
})

test('another file of a face is preloaded if the first screen needs it', async () => {
  const files = await subsetFiles(face, 'Prominence w Łodzi')
  const preloaded = (firstScreen: string) => preloadedUrls(files, firstScreen).map(fileOf)
  expect(preloaded('Prominence')).toEqual(['latin'])
  expect(preloaded('w Łodzi')).toEqual(['latin', 'latin-ext'])
  expect(preloadedUrls([{ url: '/whole' }, { url: '/further' }], 'Łodzi')).toEqual(['/whole'])
})

test.each([{ opticalSize: '8 40' }, { family: 'Zilla Slab', weight: '450', style: 'italic' }])(
  'a face with %j is an error, because its font lacks it',
  (change) => {
    const asked = { ...face, ...change } as FontSpec
    expect(fontProblem(asked, 'demos')).toEqual({
      found: `is "${asked.family}", which lacks this weight, style, width or optical size`,
      expected: 'a font with the weight, style, width and optical size of the face',
    })
    expect(fontProblem(face, 'demos')).toBeUndefined()
  },
)

test('a family in a hundred files is an error, because each page would name every file', () => {
  const folder = 'node_modules/@fontsource-variable/font-in-slices'
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, {
    'metadata.json': '{"family":"Font in Slices"}',
    'unicode.json': '{"[0]":"U+25ee8","[119]":"U+20","latin":"U+0-FF"}',
  })
  expect(fontProblem({ family: 'Font in Slices', weight: '400' }, 'demos')).toEqual({
    found: 'is "Font in Slices", whose letters are in 3 files',
    expected: "a font in a few files; the visitor's own fonts draw missing letters",
  })
})

test.runIf(process.platform !== 'win32')(
  'a build replaces a font file that an interrupted build left incomplete',
  async () => {
    const folder = temporaryFolder()
    const program = [process.execPath, '--import', 'tsx', 'tests/support/unit/writeFont.ts', folder]
    const build = (limit: string) => {
      const args = ['-c', `${limit} exec "$@"`, 'sh', ...program, resolve(archivo), 'Abé']
      // Turns off the cache of tsx, the program that runs TypeScript, because the cache's files are larger than `limit` allows.
      const env = { ...process.env, ...(limit && { TSX_DISABLE_CACHE: '1' }) }
      return promisify(execFile)('sh', args, { encoding: 'buffer', env })
    }
    // Limits files to 2 kB, so that writing the subset fails before the end.
    await expect(build('ulimit -f 2;')).rejects.toThrow('Command failed')
    expect((await build('')).stdout.equals((await cachedSubset(archivo, 'Abé')).bytes)).toBe(true)
  },
)
