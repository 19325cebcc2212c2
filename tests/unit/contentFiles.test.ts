// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { textErrors } from '../../plugins/textErrors.ts'
import { readContent } from '../../plugins/contentFiles.ts'
import { agency } from './changedContent.ts'
import { ownContent } from '../ownContent.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
// Files are compiled; a busy machine is slow, not wrong.
const timeout = 30_000

const site = 'src/content/site.ts'
const home = 'src/content/home.ts'
const demoFacts = `demos/${ownContent.demos[0]?.slug}/facts.ts`

const right = `export const site = ${JSON.stringify(agency, undefined, 2).replaceAll(/"(\w+)":/g, '$1:')}
`

beforeEach(() => {
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(root, file))
  const isNeeded = (path: string) => !/\.\w+$/.test(path) || /\.tsx?$/.test(path)
  cpSync('src/content', join(root, 'src/content'), { recursive: true, filter: isNeeded })
  cpSync('demos', join(root, 'demos'), { recursive: true, filter: isNeeded })
})
afterAll(() => rmSync(root, { recursive: true }))

/** Puts one file of the content in the place of this agency's. */
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** Puts one text in the place of another in a file of the copy. */
function change(file: string, from: string | RegExp, to: string): void {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

test('the content is read as it stands in the files now', { timeout }, async () => {
  expect(await readContent(root)).toMatchObject({ content: ownContent, errors: [] })
  write(site, right)
  change(home, /$/, 'export const brand = site.brand')
  const { content } = await readContent(root)
  expect(content).toMatchObject({ site: { brand: 'Peak' } })
})

test.each<[string, string, string, string, string]>([
  [
    'a comma',
    site,
    '"Peak",',
    '"Peak"',
    `${site}: line 3 cannot be read: Expected "}" but found "language"; expected a comma, a quotation mark or a bracket there or at the end of the line before`,
  ],
  [
    'a quotation mark',
    site,
    '"Peak",',
    '"Peak,',
    `${site}: line 2 cannot be read: Unterminated string literal; expected a comma, a quotation mark or a bracket there or at the end of the line before`,
  ],
  [
    'both quotation marks',
    site,
    '"Peak",',
    'Peak,',
    `${site}: line … cannot be used: Peak is not defined; expected plain values, texts in quotation marks`,
  ],
  [
    'its export',
    site,
    'export const site',
    'export const sites',
    `${site}: export const site is missing; expected it by this name, where there is "sites"`,
  ],
  [
    'the right import',
    home,
    '{ site }',
    '{ sit as site }',
    `${home}: line … imports sit; expected something that ${site} exports; did you mean "site"?`,
  ],
  [
    'the right file of an import',
    home,
    './site.ts',
    './sit.ts',
    `${home}: imports src/content/sit.ts, which is missing; expected a file that is there; did you mean "site.ts"?`,
  ],
])('a file that lacks %s has its one line', { timeout }, async (_, file, from, to, line) => {
  write(site, right)
  change(file, from, to)
  const { errors } = await readContent(root)
  // Where a file is run and not only read, Vitest names the line of what was compiled from it.
  const said = errors.map((each) => each.replace(/line \d+ (?=imports|cannot be used)/, 'line … '))
  expect(said).toEqual([line])
})

test('a file that is not there has its one line', { timeout }, async () => {
  rmSync(join(root, 'src/content/notSaved.ts'))
  const line = 'src/content/notSaved.ts is missing; expected this file'
  expect((await readContent(root)).errors).toEqual([line])
})

test('one file that cannot be read leaves the others to be looked at', { timeout }, async () => {
  change('src/content/footer.ts', 'heading:', 'heading')
  write(site, right.replace('"US"', '"USA"'))
  change(demoFacts, /themeColor: '.*'/, "themeColor: 'e4e9ec'")
  const { content, errors } = await readContent(root)
  expect([...errors, ...textErrors(content)]).toEqual([
    expect.stringMatching(/^src\/content\/footer\.ts: line \d+ cannot be read: /),
    `${site}: place.country is "USA"; expected a country code of two letters, for example US; did you mean "US"?`,
    `${demoFacts}: themeColor is "e4e9ec"; expected a color such as #0c2233; did you mean "#e4e9ec"?`,
  ])
})
