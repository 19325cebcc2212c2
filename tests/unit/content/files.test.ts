import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentLines } from '../../../plugins/content.ts'
import { readContent } from '../../../plugins/contentFiles.ts'
import { agency } from '../../support/unit/changedContent.ts'
import { ownContent } from '../../support/ownContent.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))

const site = 'src/content/site.ts'
const importing = 'src/content/messages.ts'
const demoFacts = `demos/${ownContent.demos[0]?.slug}/facts.ts`

const right = `export const site = ${JSON.stringify(agency, undefined, 2).replaceAll(/"(\w+)":/g, '$1:')}
`

beforeEach(() => {
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(root, file))
  const isNeeded = (path: string) => !/\.\w+$/.test(path) || /\.tsx?$/.test(path)
  cpSync('src/content', join(root, 'src/content'), { recursive: true, filter: isNeeded })
  cpSync('src/theme', join(root, 'src/theme'), { recursive: true })
  cpSync('demos', join(root, 'demos'), { recursive: true, filter: isNeeded })
})
afterAll(() => rmSync(root, { recursive: true }))

/** Replaces a content file of the copy. */
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

/** Replaces a text in a file of the copy. */
function change(file: string, from: string | RegExp, to: string): void {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

/** The mistakes that stop a build of the copy. */
const lines = async () => contentLines(await readContent(root))

test('the content is read from the files each time, not from the module cache', async () => {
  expect(await readContent(root)).toMatchObject({
    content: ownContent,
    uncompiled: [],
    failed: [],
  })
  write(site, right)
  change(importing, /$/, 'export const brand = site.brand')
  const { content } = await readContent(root)
  expect(content).toMatchObject({ site: { brand: 'Peak' } })
})

test.each<[string, string, string, string, string]>([
  [
    'a comma',
    site,
    '"Peak",',
    '"Peak"',
    `${site} cannot be read from line 3 on (Expected "}" but found "language"); expected a comma`,
  ],
  [
    'a quotation mark',
    site,
    '"Peak",',
    '"Peak,',
    `${site} cannot be read from line 2 on (Unterminated string literal); expected a comma`,
  ],
  [
    'different names',
    site,
    'export const site',
    'const a = 1\nconst a = 2\nconst b = 1\nconst b = 2\nexport const site',
    `${site} cannot be read from line 2 on (The symbol "a" has already been declared); expected a file that compiles`,
  ],
  ['both quotation marks', site, '"Peak",', 'Peak,', `${site} cannot be read: Peak is not defined`],
  [
    'its export',
    site,
    'export const site',
    'export const sites',
    `${site}: site is missing; expected the fields brand, `,
  ],
  [
    'the right import',
    importing,
    '{ site }',
    '{ sit as site }',
    `${importing} cannot be read: The requested module './site.ts' does not provide an export named 'sit'`,
  ],
  [
    'the right file of an import',
    importing,
    './site.ts',
    './sit.ts',
    `${importing} cannot be read: Cannot find module 'src/content/sit.ts' imported from ${importing}`,
  ],
])('a file that lacks %s is reported in one line', async (_, file, from, to, begin) => {
  write(site, right)
  change(file, from, to)
  expect(await lines()).toEqual([expect.stringContaining(begin)])
})

test('a missing file is reported in one line', async () => {
  rmSync(join(root, 'src/content/notSaved.ts'))
  // The reason is Node's, and its wording differs between versions.
  const line = /^src\/content\/notSaved\.ts cannot be read: .*'src\/content\/notSaved\.ts'/
  expect(await lines()).toEqual([expect.stringMatching(line)])
})

test('an unreadable file does not stop the checks of the others', async () => {
  change('src/content/footer.ts', 'heading:', 'heading')
  write(site, right.replace('"US"', '"USA"'))
  change(demoFacts, /themeColor: '.*'/, "themeColor: 'e4e9ec'")
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^src\/content\/footer\.ts cannot be read from line \d+ on \(.+\); expected a comma/,
    ),
    `${site}: place.country is "USA"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "US"?`,
    `${demoFacts}: themeColor is "e4e9ec"; expected a color such as #0c2233; did you mean "#e4e9ec"?`,
  ])
})
