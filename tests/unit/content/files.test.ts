import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { icons, screenshots } from '../../../manifest/index.ts'
import { contentMistakes, needed } from '../../../plugins/checks/checks.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { parts, readContent, readWritten } from '../../../plugins/content/read.ts'
import { textsIn } from '../../../plugins/content/texts.ts'
import { readYaml } from '../../../plugins/content/yaml.ts'
import * as content from '../../../src/content.js'

const root = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(root, { recursive: true }))

const site = 'src/content/site.yaml'
const footer = 'src/content/footer.yaml'
const demoFacts = `demos/${content.demos[0]?.slug}/facts.yaml`

const words = `brand: Peak
language: en-US
descriptor: Growth and Web Design
description: We help local businesses.
origin: https://peak.example
phone:
  dial: '+15035550142'
  text: (503) 555-0142
email: hello@peak.example
place:
  text: Portland, Oregon, USA
  city: Portland
  region: OR
  country: US
bookingUrl: https://book.peak.example/call
mapsUrl: https://maps.example/?q=Portland
demoHost: peak.example
`

beforeEach(() => {
  const isNeeded = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.yaml')
  for (const folder of ['src/content', 'src/theme', 'demos'])
    cpSync(folder, join(root, folder), { recursive: true, filter: isNeeded })
  write(site, words)
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
  rmSync(join(root, site))
  cpSync(site, join(root, site))
  expect(readContent(root)).toEqual({ ...content })
})

test("names in braces stand for the agency's facts", () => {
  write(
    'src/content/notSaved.yaml',
    "title: '{brand}, {place}'\ntext: '{city} {phone}'\nretry: '{email}'\n",
  )
  expect(readContent(root).notSaved).toEqual({
    title: 'Peak, Portland, Oregon, USA',
    text: 'Portland (503) 555-0142',
    retry: 'hello@peak.example',
  })
})

const quoted = 'the text in quotation marks'

test.each<[string, string, string, string]>([
  [
    'an apostrophe in single quotation marks',
    "'We don't'",
    `5:21 cannot be read: descriptor: 'We don't'`,
    'quotation marks around the whole text, "double" ones if it has an apostrophe',
  ],
  [
    'words after a quotation mark',
    '"We" do',
    '5:18 cannot be read: descriptor: "We" do',
    'quotation marks around the whole text',
  ],
  [
    'a colon',
    'We: you',
    '5:13 cannot be read: descriptor: We: you',
    `${quoted}, because ": " begins a field`,
  ],
  ['a number sign', 'We # you', '5:13 ends where " #" begins a comment', quoted],
  [
    'braces at the beginning',
    '{brand} is',
    '5:21 cannot be read: descriptor: {brand} is',
    'quotation marks around',
  ],
  [
    'an at sign',
    '@peak',
    '5:13 cannot be read: descriptor: @peak',
    `${quoted}, because of its first character`,
  ],
  ['a percent sign', '%peak', '5:13 cannot be read: descriptor: %peak', quoted],
  ['an asterisk', '*peak', '5:13 begins with & or *', quoted],
  ['an ampersand', '&peak summit', '5:19 begins with & or *', quoted],
  ['an exclamation mark', '!peak summit', '5:19 begins with !', quoted],
  ['a hyphen', '- peak', '5:13 cannot be read: descriptor: - peak', 'quotation marks'],
  ['a tab', '\n\tPeak', '6:1 cannot be read: Peak', 'spaces, not a tab'],
  ['an open quotation mark', '"Peak', '', 'quotation mark'],
  ['an open bracket', '[Peak', '', ''],
  ['no words', '', '5:13: descriptor is empty', 'a text in quotation marks'],
  ['a number', '1984', '5:13: descriptor is 1984', 'a text in quotation marks'],
  ['a truth', 'true', '5:13: descriptor is true', 'a text in quotation marks'],
  ['a list', '[Peak]', '5:13: descriptor is ["Peak"]', 'a text in quotation marks'],
  [
    'an unknown name',
    "'{brnd} is'",
    '5:13: descriptor is "{brnd} is"',
    'one of {brand}, {descriptor}, {email}, {phone}, {place}, {city}, or no braces',
  ],
  [
    'the same field twice',
    'Peak\ndescriptor: Summit',
    '6:1 cannot be read: descriptor: Summit',
    'each field once',
  ],
  ['a field under a text', 'Peak\n  more: Summit', '5:13 cannot be read: descriptor: Peak', ''],
  ['another document', 'Peak\n---', '6:1 cannot be read: ---', 'no line of three hyphens'],
])('%s: one line says where it is and what is expected', async (_, text, found, expected) => {
  write(site, `# The facts.\n\n${words.replace('Growth and Web Design', text)}`)
  const all = await lines()
  expect(all).toHaveLength(1)
  expect(all[0]).toMatch(new RegExp(`^src/content/site\\.yaml:\\d+:\\d+:? `))
  expect(all[0]).toContain(found)
  expect(all[0]).toContain(expected)
})

test('a missing file is reported in one line', async () => {
  rmSync(join(root, footer))
  expect(await lines()).toEqual([`${footer} is missing; expected it back: git restore ${footer}`])
})

test('every drawing and picture that the build needs is checked for', () => {
  const drawn = icons.map(({ drawing }) => `manifest/${drawing}`)
  const taken = screenshots.map(({ file }) => `manifest/screenshots/${file}`)
  expect([...drawn, ...taken].filter((file) => !needed.includes(file))).toEqual([])
})

test('an unreadable file does not stop the checks of the others', async () => {
  change(footer, 'heading:', 'heading')
  write(site, words.replace('country: US', 'country: USA'))
  change(demoFacts, /themeColor: '.*'/, 'themeColor: e4e9ec')
  expect(await lines()).toEqual([
    expect.stringMatching(/^src\/content\/footer\.yaml:\d+:\d+ cannot be read: /),
    `${site}:14:12: place.country is "USA"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "US"?`,
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
