import { expect, test } from 'vitest'
import { demoTexts } from '../../../plugins/demoTexts.ts'
import { letterMistakes } from '../../../plugins/letters.ts'
import { line } from '../../../plugins/mistakes.ts'
import { faces } from '../../../src/theme/faces.ts'
import { ownContent } from '../../support/ownContent.ts'
import { hostile } from '../../support/unit/texts.ts'
import { changed, mistakes } from '../../support/unit/changedContent.ts'

// A font of this test, because an agency may choose another.
const archivo = {
  family: 'Archivo',
  file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
}
const place = { file: 'src/content/home.ts', field: 'hero.badge' }

/** The mistakes of one text, one line each. */
const lines = async (text: string) =>
  (await letterMistakes([{ ...place, text }], [archivo], 'src/theme/faces.ts')).map(line)

test.each([
  ['a letter', 'Ascend with Łukasz', '"Ascend with Łukasz"', '"Ł"'],
  ['a sign', 'Up ⁂', '"Up ⁂"', '"⁂"'],
  ['a space of an unusual width', 'Up\u2007to', '"Up\u2007to"', 'U+2007'],
  [
    'a letter in a long text',
    `${'up and '.repeat(20)}Ł${' and down'.repeat(20)}`,
    '"…nd up and up and up and Ł and down and down and …"',
    '"Ł"',
  ],
])('%s that the font lacks is reported in one line', async (_, text, found, character) => {
  expect(await lines(text)).toEqual([
    `src/content/home.ts: hero.badge is ${found}; expected no ${character}, which the font Archivo lacks (src/theme/faces.ts)`,
  ])
})

test.each([
  ['an emoji', '🚀'],
  ['an emoji that a selector makes one', '❤️'],
  ['an emoji in a skin tone', '👍🏽'],
  ['emoji joined to one', '👩🏽‍🚀'],
  ['a flag of two letters', '🇩🇪'],
  ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a key', '1️⃣'],
  ['a soft hyphen', 'Dampf\u00adschiff'],
  ['another script', 'شركة، نعم؟'],
  ['another script with wide signs', 'ホームページ、（東京）！'],
])("%s is left to the visitor's system fonts", async (_, text) => {
  expect(await lines(`Up ${text}`)).toEqual([])
})

test('every text of the content is checked and reported in its own line', async () => {
  const content = changed({
    home: { getStarted: 'Ωk ⁂' },
    service: { description: 'Rope ⁂' },
  })
  expect(await mistakes({ ...content, faces })).toEqual([
    `src/content/home.ts: getStarted is "Ωk ⁂"; expected no "⁂", which the font ${faces.text.family} lacks (src/theme/faces.ts)`,
    `src/content/services.ts: #1 (Ropes).description is "Rope ⁂"; expected no "⁂", which the font ${faces.text.family} lacks (src/theme/faces.ts)`,
  ])
})

test("a demo's texts are its text nodes and string literals", () => {
  const all = ownContent.demos.flatMap(({ slug }) => demoTexts(`demos/${slug}`))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ file }) => !/^demos\/[\w-]+\/\w+\.tsx:\d+$/.test(file))).toEqual([])
})

test.each(hostile)('the text %j is accepted as text', async (brand) => {
  expect(await mistakes(changed({ site: { brand } }))).toEqual([])
})
