import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { characters, modules } from '../../../plugins/characters.ts'
import { builtFace, fontFace, opened, subset } from '../../../plugins/faces.ts'
import { fontMistakes } from '../../../plugins/fontFiles.ts'
import { line } from '../../../plugins/mistakes.ts'

const archivo =
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

test('the subset covers every content file with texts', () => {
  const files = readdirSync('src/content').filter((file) =>
    /^(?!schema|addresses)\w+\.ts$/.test(file),
  )
  expect(modules.toSorted()).toEqual(files.map((file) => file.slice(0, -'.ts'.length)).sort())
})

/** The tested characters that a subset contains. */
async function held(asked: string, characters: string): Promise<string> {
  const font = await opened(await subset(archivo, asked), characters)
  const letters = [...font.collectUnicodes()].map((code) => String.fromCodePoint(code))
  return letters.filter((each) => characters.includes(each)).join('')
}

test('a subset contains only the requested characters', async () => {
  expect(await held('Abé', 'Abcé')).toBe('Abé')
})

test('a Latin letter, digit or sign that the font lacks stops the build', async () => {
  await expect(subset(archivo, 'Aǅ⁂')).rejects.toThrow(/normal\.woff2 has no ǅ ⁂; expected every/)
})

test('a face with an axis that its font lacks is reported in one line', async () => {
  const face = { file: relative('node_modules', archivo), width: '100 125', opticalSize: '8 40' }
  expect((await fontMistakes('faces.ts', { text: face })).map(line)).toEqual([
    'faces.ts: text.opticalSize is "8 40"; expected no opticalSize, because the font has no axis "opsz"',
  ])
})

test("letters of other scripts are left to the visitor's system fonts", async () => {
  expect(await held('Aא語', 'Aא語')).toBe('A')
})

test('the family name is quoted: "Source Sans 3" is invalid without quotes', () => {
  const { fontFamily } = fontFace({ family: 'Source Sans 3', file: archivo, weight: '400' }, '/a')
  expect(fontFamily).toBe("'Source Sans 3'")
})

test('a face becomes one @font-face rule', async () => {
  const file = archivo.replace('node_modules/', '')
  const face = { family: 'Archivo', file, weight: '400 800', width: '100 125' }
  const { css, url } = await builtFace(face, 'A')
  expect(css).toBe(
    `@font-face{font-family:'Archivo';font-style:normal;font-weight:400 800;font-stretch:100% 125%;font-display:swap;src:url(${url}) format('woff2')}`,
  )
})

test('each character appears once, and digits for prices and years are included', () => {
  expect(new Set(characters).size).toBe(Array.from(characters).length)
  for (const digit of '0123456789') expect(characters).toContain(digit)
})

test.runIf(process.platform !== 'win32')(
  'a build replaces a font file that an interrupted build left incomplete',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const build = (limit: string) => {
      const program = [
        process.execPath,
        '--import',
        'tsx',
        'tests/support/unit/writeFont.ts',
        folder,
      ]
      const args = ['-c', `${limit} exec "$@"`, 'sh', ...program, resolve(archivo), 'Abé']
      // The compiler's cache is larger than the limit.
      const env = { ...process.env, ...(limit && { TSX_DISABLE_CACHE: '1' }) }
      return promisify(execFile)('sh', args, { encoding: 'buffer', env })
    }
    // Limits files to 2 kB, so that the write stops part way.
    await expect(build('ulimit -f 2;')).rejects.toThrow('Command failed')
    expect((await build('')).stdout.equals(await subset(archivo, 'Abé'))).toBe(true)
  },
)
