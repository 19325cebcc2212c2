import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { icons, screenshots } from '../../../manifest/index.ts'
import { contentMistakes, needed } from '../../../plugins/content/checks.ts'
import { textsIn } from '../../../plugins/content/mistakes.ts'
import { contentChecks } from '../../../plugins/content/plugin.ts'
import { parts, readContent } from '../../../plugins/content/read.ts'
import { readYaml } from '../../../plugins/content/yaml.ts'
import { contentFiles } from '../../support/unit/contentFiles.ts'
import { lineLike, wrongEdits, type Edit } from '../../support/wrongEdits.ts'

const site = 'src/content/site.yaml'
const footer = 'src/content/footer.yaml'
const services = 'src/content/services.yaml'

const change = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to })
const descriptor = (text: string) => change(site, 'Growth and Web Design', text)

test("this project's content has no mistakes", async () => {
  expect(await contentMistakes()).toEqual([])
})

test("names in braces stand for the agency's facts", () => {
  const { root, write } = contentFiles()
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
    const files = contentFiles()
    files.edit(edit)
    expect(await files.lines()).toEqual([expect.stringMatching(lineLike(line))])
  },
)

test.each([
  ['a comment in a line of its own, one space deeper', descriptor('Peak\n # A comment.')],
  ['a comment as the second line of a long text', descriptor('Peak\n  # and summit')],
  ['a comment after a text in quotation marks', descriptor("'Peak' # A comment.")],
  ['a block that ends in a line break', descriptor('>\n  Peak and\n  summit')],
  ['a block of two lines', descriptor('|\n  Peak and\n  summit')],
  ['accents beside their letters', descriptor('Cafe\u0301')],
  ['accents that no letter has', descriptor('ẹ\u0301kọ\u0301')],
  ['another script', descriptor('תכנון ובניית אתרים')],
  ['signs that a font lacks', descriptor('Design → Growth ★')],
  ['signs of arithmetic', descriptor('2 * 3 ** 4 < 200 > 100')],
  ['an umlaut in a domain', change(site, 'hello@prominence', 'hallo@dächer')],
  ['an apostrophe in an address', change(site, 'hello@', "o'neil@")],
  ['a number in letters', change(site, /'\+1.* \}/, "'+18004685865', text: 1-800-GOT-JUNK }")],
])('%s is no mistake', async (_, edit) => {
  const files = contentFiles()
  files.edit(edit)
  expect(await files.lines()).toEqual([])
})

test('lines of a block are one text, and accents join their letters', () => {
  const { root, edit } = contentFiles()
  edit(descriptor('|\n  Cafe\u0301 and\n  summit'))
  expect(readContent(root).site.descriptor).toBe('Caf\u00E9 and summit')
})

test('samples need their words, and no samples none', async () => {
  const { edit, lines } = contentFiles()
  edit(change('src/content/portfolio.yaml', /^ +samples: .*\n/m, ''))
  expect(await lines()).toEqual([
    expect.stringMatching(/ page\.work\.samples is missing; .* because a client is a sample$/),
  ])
  edit(change('src/content/portfolio.yaml', /\.example$/gm, '.com'))
  edit(change('src/content/portfolio.yaml', /sample: true/g, 'sample: false'))
  expect(await lines()).toEqual([])
})

test('every mistake is reported at once, whatever the state of the other files', async () => {
  const { edit, lines } = contentFiles()
  edit(change(footer, 'heading:', 'heading'))
  edit(change(site, 'country: US', 'country: USA'))
  edit(change(services, 'Summits', 'Ropes'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^src\/content\/footer\.yaml:\d+:\d+ cannot be read: /),
    expect.stringMatching(/^src\/content\/site\.yaml:8:78 place\.country is "USA"; /),
    expect.stringMatching(/^src\/content\/services\.yaml:5:10 #2\.title is "Ropes"; /),
  ])
})

test('an error in a fact is reported once, not in each text that names the fact', async () => {
  const { edit, lines } = contentFiles()
  edit(change(site, 'brand: Prominence', 'brand: <b>Prominence</b>'))
  expect(await lines()).toEqual([expect.stringMatching(/^src\/content\/site\.yaml:2:8 brand /)])
})

test('an error in site.yaml is reported alone, whatever text names a fact', async () => {
  const { edit, write, lines } = contentFiles()
  const page = `- slug: imprint
  title: Imprint
  description: Who publishes this site, where it lives, and what it keeps on your device.
  heading: Imprint
  lead: Who publishes this site.
  sections:
    - heading: Contact
      links: [{ text: Write to us, href: 'mailto:{email}' }]
`
  write('src/content/pages.yaml', page)
  expect(await lines()).toEqual([])
  edit(descriptor('"Peak'))
  expect(await lines()).toEqual([expect.stringContaining('site.yaml:3:1 cannot be read')])
})

test('a build stops with the same lines', async () => {
  vi.stubEnv('SITE_ORIGIN', 'localhost')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { buildApp } = contentChecks() as unknown as { buildApp: { handler: () => Promise<void> } }
  const expected = await contentMistakes()
  expect(expected).toEqual([expect.stringContaining('SITE_ORIGIN is "localhost"')])
  await expect(buildApp.handler()).rejects.toThrow(expected.join('\n'))
})

test('every drawing and picture that the build needs is checked for', () => {
  const drawn = icons.map(({ drawing }) => `manifest/${drawing}`)
  const taken = screenshots.map(({ file }) => `manifest/screenshots/${file}`)
  expect([...drawn, ...taken].filter((file) => !needed.includes(file))).toEqual([])
  expect(needed.filter((file) => !existsSync(file))).toEqual([])
})

const fields = parts.flatMap(({ file }) =>
  textsIn(readYaml(file, readFileSync(file)).value).map(([field]) => ({ file, field })),
)

test('any text that a YAML program writes into any field is read as it was', () => {
  const text = fc.string({ unit: 'grapheme' }).map((each) => each.normalize('NFC').trim())
  fc.assert(
    fc.property(text, fc.constantFrom(...fields), (written, { file, field }) => {
      const document = parseDocument(readFileSync(file, 'utf8'))
      document.setIn(field.split('.'), written)
      const { value, mistakes } = readYaml(file, Buffer.from(document.toString()))
      expect(mistakes).toEqual([])
      expect(Object.fromEntries(textsIn(value))).toHaveProperty([field], written)
    }),
    { numRuns: 300 },
  )
})
