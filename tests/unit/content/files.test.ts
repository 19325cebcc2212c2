import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { icons, screenshots } from '../../../manifest/index.ts'
import { contentLines, contentMistakes, needed } from '../../../plugins/content/checks.ts'
import { rightContent } from '../../../plugins/checks/plugin.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { parts, readContent, readWritten } from '../../../plugins/content/read.ts'
import { textsIn } from '../../../plugins/content/texts.ts'
import { readYaml } from '../../../plugins/content/yaml.ts'
import { content } from '../../support/content.ts'
import { edited, fixedFiles, lineLike, wrongEdits } from '../../support/wrongEdits.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(root, { recursive: true }))

const site = 'src/content/site.yaml'
const footer = 'src/content/footer.yaml'
const demoFacts = `demos/${content.demos[0]?.slug}/facts.yaml`

beforeEach(() => {
  const isNeeded = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.yaml')
  for (const folder of ['src/content', 'src/theme', 'demos'])
    cpSync(folder, join(root, folder), { recursive: true, filter: isNeeded })
  for (const [file, text] of Object.entries(fixedFiles)) write(file, text)
})

/** Replaces a content file of the copy. */
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** Replaces a text in a file of the copy. */
function change(file: string, from: string | RegExp, to: string): void {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

/** The mistakes that stop a build of the copy. */
const lines = async () => (await contentMistakes(readWritten(root))).map(line)

test('the content is what the files say', () => {
  for (const file of Object.keys(fixedFiles)) cpSync(file, join(root, file))
  expect(readContent(root)).toEqual({ ...content })
})

test("names in braces stand for the agency's facts", () => {
  write(
    'src/content/notSaved.yaml',
    "title: '{brand}, {place}'\ntext: '{city} {phone}'\nretry: '{email}'\n",
  )
  expect(readContent(root).notSaved).toEqual({
    title: 'Prominence, Portland, Oregon, USA',
    text: 'Portland (503) 555-0142',
    retry: 'hello@prominence.example',
  })
})

test.each(wrongEdits)(
  '%s: one line says where it is and what is expected',
  async (_, edit, line) => {
    const path = join(root, edit.file)
    if (edit.from === undefined) rmSync(path)
    else writeFileSync(path, edited(readFileSync(path, 'utf8'), edit))
    expect(await lines()).toEqual([expect.stringMatching(lineLike(line))])
  },
)

test('a build stops with the same lines', async () => {
  vi.stubEnv('SITE_ORIGIN', 'localhost')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { buildApp } = rightContent([]) as unknown as { buildApp: { handler: () => Promise<void> } }
  const expected = await contentLines()
  expect(expected).toEqual([expect.stringContaining('SITE_ORIGIN is "localhost"')])
  await expect(buildApp.handler()).rejects.toThrow(expected.join('\n'))
})

test('every drawing and picture that the build needs is checked for', () => {
  const drawn = icons.map(({ drawing }) => `manifest/${drawing}`)
  const taken = screenshots.map(({ file }) => `manifest/screenshots/${file}`)
  expect([...drawn, ...taken].filter((file) => !needed.includes(file))).toEqual([])
})

test('an unreadable file does not stop the checks of the others', async () => {
  change(footer, 'heading:', 'heading')
  change(site, 'country: US', 'country: USA')
  change(demoFacts, /themeColor: '.*'/, 'themeColor: e4e9ec')
  expect(await lines()).toEqual([
    expect.stringMatching(/^src\/content\/footer\.yaml:\d+:\d+ cannot be read: /),
    `${site}:8:78: place.country is "USA"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "US"?`,
    expect.stringMatching(
      /^demos\/[\w-]+\/facts\.yaml:\d+:13: themeColor is "e4e9ec"; expected a color such as #0c2233; did you mean "#e4e9ec"\?$/,
    ),
  ])
})

const fields = parts.flatMap(({ file }) =>
  textsIn(readYaml(file, readFileSync(file, 'utf8')).value).map(([field]) => ({ file, field })),
)

test('any text that a YAML program writes into any field is read as it was', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, fc.constantFrom(...fields), (written, { file, field }) => {
      const document = parseDocument(readFileSync(file, 'utf8'))
      document.setIn(field.split('.'), written)
      const { value, mistakes } = readYaml(file, document.toString())
      expect(mistakes).toEqual([])
      expect(Object.fromEntries(textsIn(value))).toHaveProperty([field], written)
    }),
    { numRuns: 300 },
  )
})
