import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { contentErrors } from '../../../../plugins/checks/checks.ts'
import { contentChecks } from '../../../../plugins/checks/plugin.ts'
import { readContent } from '../../../../src/reader/read.ts'
import { clients, pages as ownPages } from '../../../support/content.ts'
import { contentFiles } from '../../../support/unit/contentFiles.ts'
import { languages, lineLike, wrongEdits, type Edit } from '../../../support/wrongEdits.ts'

const site = 'src/content/site.yaml'
const footer = 'src/content/footer.yaml'
const home = 'src/content/home.yaml'
const metadata = 'src/content/metadata.yaml'
const portfolio = 'src/content/portfolio.yaml'
const textPages = 'src/content/pages.yaml'

const change = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to })
const descriptor = (text: string) => change(site, 'Growth and Web Design', text)

test("this project's content has no errors", async () => {
  expect(await contentErrors()).toEqual([])
})

test('facts of the agency replace their names in braces', () => {
  const { root, edit } = contentFiles()
  edit(change(metadata, /home: .*/, "home: '{brand}, {place}'"))
  edit(change(metadata, /portfolio: .*/, "portfolio: '{city} {phone} {email}'"))
  expect(readContent(root).metadata.cards).toMatchObject({
    home: 'Prominence, Portland, Oregon, USA',
    portfolio: 'Portland (503) 555-0142 hello@prominence.example',
  })
})

test.each(wrongEdits.map(([edit, line]) => ({ edit, line })))(
  'a wrong edit has one error line: $line',
  async ({ edit, line }) => {
    const files = contentFiles()
    files.edit(edit)
    expect(await files.lines()).toEqual([expect.stringMatching(lineLike(line))])
  },
)

/** Edits that make one fact in site.yaml wrong. Each edit has the expected error line. */
const wrongFacts: readonly (readonly [string | RegExp, string, string])[] = [
  ['en-US', 'en_US', '1:11 language is "en_US"; expected a language tag (BCP 47), for example …'],
  ['https://prominence', 'http://prominence', '5:9 origin is "http://…"; expected https and a …'],
  ['+1503', '503', '6:16 phone.dial is "5035550142"; expected +, country code and digits, …'],
  ['hello@', 'hello#web@', '7:8 email is "hello#web@…"; expected an e-mail address without ?, # …'],
  ['country: US', 'country: UK', '8:78 place.country is "UK"; expected a country code of two …'],
  ['https://book', 'https://[book', '9:13 bookingUrl is "https://[…"; expected an https address …'],
  [/$/, 'profiles: [http://a.example]', '12:12 profiles #1 is "…"; expected an https address …'],
  [/demoHost: .*/, 'demoHost: localhost', '11:11 demoHost is "localhost"; expected a host name, …'],
]
test('every wrong fact has one error line, and all lines are shown at once', async () => {
  const { edit, lines } = contentFiles()
  for (const [from, to] of wrongFacts) edit(change(site, from, to))
  const wanted = wrongFacts.map(([, , line]) => lineLike(`${site}:${line}`))
  expect(await lines()).toEqual(wanted.map((line) => expect.stringMatching(line)))
})

/** Ways to write a text in YAML, each with the text that the parser must read. */
const rightEdits: readonly (readonly [string, string, string])[] = [
  ['a comment in a line of its own, one space deeper', 'Peak\n # A comment.', 'Peak'],
  ['a comment as the second line of a long text', 'Peak\n  # and summit', 'Peak'],
  ['a comment after a text in quotation marks', "'Peak' # A comment.", 'Peak'],
  ['a block that ends in a line break', '>\n  Peak and\n  summit', 'Peak and summit'],
  ['a block of two paragraphs', '|\n  Peak and\n\n    summit  \n\n', 'Peak and summit'],
  ['spaces around a text in quotation marks', "' Peak '", 'Peak'],
  ['accents beside their letters', 'Cafe\u0301', 'Caf\u00E9'],
  ['a number', '+0017', '+0017'],
  ['words that other versions of YAML take for something else', 'yes', 'yes'],
]
test.each(rightEdits)('%s is read as its writer meant', async (_, written, text) => {
  const files = contentFiles()
  files.edit(descriptor(written))
  expect(await files.lines()).toEqual([])
  expect(readContent(files.root).site.descriptor).toBe(text)
})

test.each([
  ['an umlaut in a domain', change(site, 'hello@prominence', 'hallo@dächer')],
  ['an apostrophe in an address', change(site, 'hello@', "o'neil@")],
  [
    'a narrow space and digits of another script',
    change(site, /'\+1.* \}/, "'+911123456789', text: '०११ २३४५\u202F६७८९' }"),
  ],
  ['a number in letters', change(site, /'\+1.* \}/, "'+18004685865', text: 1-800-GOT-JUNK }")],
  ['a file of Windows with a byte order mark', change(site, /^[^]*$/, '\uFEFF$&')],
  ['a second language', languages('en-US', 'de')],
])('%s is no error', async (_, edit) => {
  const files = contentFiles()
  files.edit(edit)
  expect(await files.lines()).toEqual([])
})

test('a phone number keeps its order among words from right to left', () => {
  const { root, edit } = contentFiles()
  edit(change(site, 'en-US', 'ar-SA'))
  edit(change(site, '+15035550142', '+966112345678'))
  edit(change(site, '(503) 555-0142', '(011) 234-5678'))
  edit(change(site, 'We help local businesses.', "'نساعد المتاجر: +966 11 234 5678.'"))
  edit(change(site, 'country: US', 'country: SA'))
  edit(change(metadata, /home: .*/, "home: 'اتصل على {phone} الآن'"))
  edit(change(metadata, /portfolio: .*/, 'portfolio: من 2010-2024 أو 011 234 5679'))
  edit(change(metadata, /contact: .*/, "contact: '{phone}'"))
  const { site: facts, metadata: words, home, tokens } = readContent(root)
  expect(words).toMatchObject({
    cards: {
      home: 'اتصل على \u2066(011) 234-5678\u2069 الآن',
      portfolio: 'من 2010-2024\u00a0أو \u2066011\u00a0234\u00a05679\u2069',
    },
    contact: '\u2066(011) 234-5678\u2069',
  })
  expect(facts.description).toBe('نساعد المتاجر: \u2066+966\u00a011\u00a0234\u00a05678\u2069.')
  expect(facts.phone.text).toBe('(011) 234-5678')
  expect(JSON.stringify([home.nav, tokens])).not.toMatch(/[\u2066-\u2069]/)
})

const isSample = clients.some(({ sample }) => sample)

test.runIf(isSample)('texts about samples are required only if a client is a sample', async () => {
  const { edit, lines } = contentFiles()
  const words = ['samples', 'sampleTag', 'sampleHint']
  for (const name of words) edit(change(portfolio, new RegExp(`^ +${name}: .*\\n`, 'm'), ''))
  const missing = words.map((name) =>
    expect.stringMatching(` page\\.work\\.${name} is missing; .* because a client is a sample$`),
  )
  expect(await lines()).toEqual(missing)
  edit(change(portfolio, /sample: true/g, 'sample: false'))
  expect(await lines()).toEqual([])
})

/** The YAML of this project's text pages and of one more page. The added page contains a fact of the agency. */
const pages = `${stringify(ownPages).replace(/^\[\]$/m, '')}
- slug: page-of-a-test
  title: A page of a test
  description: A page that only a test has, with a link that names a fact of the agency.
  heading: A page of a test
  lead: Only a test has it.
  sections:
    - heading: Contact
      links: [{ text: Write to us, href: 'mailto:{email}' }]
`

test("a client's page is one of the text pages", async () => {
  const { write, lines } = contentFiles()
  write(textPages, pages)
  const own = readContent().portfolio
  const lead = (page: string) =>
    write(portfolio, stringify({ ...own, clients: [{ ...own.clients[0], page }] }))
  lead('page-of-a-test')
  expect(await lines()).toEqual([])
  lead('page-of-tests')
  expect(await lines()).toEqual([
    expect.stringMatching(/ clients #1\.page is "page-of-tests"; expected the slug of a page in /),
  ])
})

/** Wrong fields of a section in a text page. Each row has a name, the YAML and the expected error line. */
const wrongParts: readonly (readonly [string, string, string])[] = [
  [
    'five figures',
    `figures: [${Array(5).fill("{ value: '9', label: calls, source: Bill }").join()}]`,
    '.figures is […; expected at most four figures',
  ],
  [
    'three pictures',
    `pictures: [${Array(3).fill('{ name: pest-control, alt: A house, caption: Before }').join()}]`,
    '.pictures is […; expected one picture, or a pair',
  ],
  [
    'a picture that is not there',
    'pictures: [{ name: no-picture, alt: A house, caption: Before }]',
    '.pictures #1.name is "no-picture", but src/content/images/no-picture.png is missing; …',
  ],
]

test.each(wrongParts)('a section with %s has one error line', async (_, parts, line) => {
  const { write, lines } = contentFiles()
  write(textPages, pages.replace(/links: \[.*/, parts))
  const wanted = lineLike(`${textPages}:* ….sections #1${line}`)
  expect(await lines()).toEqual([expect.stringMatching(wanted)])
})

test('the examples in the comments of pages.yaml have no error except missing pictures', async () => {
  const { write, lines } = contentFiles()
  const comments = readFileSync(textPages, 'utf8').match(/(?<=^# )(?:- |  ).*/gm) ?? []
  write(textPages, comments.join('\n') || '[]')
  const said = (await lines()).filter((line) => line.startsWith(textPages))
  expect(said.filter((line) => !/\.png is missing; /.test(line))).toEqual([])
})

test('a slug that another entry, page or folder has is an error, because one of the two would be lost', async () => {
  const { edit, write, lines } = contentFiles()
  write(textPages, pages + pages.slice(pages.indexOf('- slug: page-of-a-test')))
  expect(await lines()).toEqual([
    expect.stringMatching(/\.slug is "page-of-a-test"; expected a free slug; taken are /),
  ])
  edit(change(textPages, 'page-of-a-test', 'assets'))
  edit(change(site, 'https://prominence', 'https://studio.prominence'))
  for (const slug of ['404', 'www', 'studio']) {
    edit(change(portfolio, /(\ndemos:\s+- slug: ).*/, `$1'${slug}'`))
    const found = await lines()
    for (const taken of [`demos #1.slug is "${slug}"`, '.slug is "assets"'])
      expect(found).toContainEqual(expect.stringContaining(`${taken}; expected a free slug; `))
  }
})

test('the errors of all files are reported at once, even if a file cannot be read', async () => {
  const { edit, lines } = contentFiles()
  edit(change(footer, 'heading:', 'heading'))
  edit(change(site, 'country: US', 'country: USA'))
  edit(change(home, /href: [^\s,}]+/, "href: '#no-such-part'"))
  expect(await lines()).toEqual([
    expect.stringMatching(/^src\/content\/site\.yaml:8:78 place\.country is "USA"; /),
    expect.stringMatching(/^src\/content\/footer\.yaml:\d+:\d+ cannot be read: /),
    expect.stringMatching(/^src\/content\/home\.yaml:\d+:\d+ nav #1\.href is "#no-such-part"; /),
  ])
})

test('a wrong brand is reported alone, without the texts that contain the brand', async () => {
  const { edit, lines } = contentFiles()
  const text = '{brand} projektuje strony dla małych firm, które dzwoniący klienci łatwo znajdą'
  edit(change(metadata, /contact: .*/, `contact: '${text}'`))
  edit(change(home, /href: [^\s,}]+/, "href: '/{city}'"))
  edit(change(site, 'city: Portland', 'city: portfolio'))
  edit(change(site, 'brand: Prominence', 'brand: Fala'))
  expect(await lines()).toEqual([])
  edit(change(site, 'Fala', 'a'.repeat(400)))
  expect(await lines()).toEqual([expect.stringMatching(/^src\/content\/site\.yaml:2:8 brand /)])
  edit(descriptor('"Peak'))
  expect(await lines()).toEqual([expect.stringContaining('site.yaml:3:18 cannot be read')])
})

test('a build stops with the lines of all errors', async () => {
  vi.stubEnv('SITE_ORIGIN', 'localhost')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { buildApp } = contentChecks() as unknown as { buildApp: { handler: () => Promise<void> } }
  const expected = await contentErrors()
  expect(expected).toEqual([expect.stringContaining('SITE_ORIGIN is "localhost"')])
  await expect(buildApp.handler()).rejects.toThrow(expected.join('\n'))
})
