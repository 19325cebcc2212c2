import { expect, test } from 'vitest'
import { demoTexts } from '../../../plugins/demos/texts.ts'
import { letterMistakes } from '../../../plugins/fonts/letters.ts'
import { line } from '../../../plugins/content/mistakes.ts'
import { demos, faces } from '../../support/content.ts'
import { hostile } from '../../support/unit/texts.ts'
import { changed, mistakes } from '../../support/unit/changedContent.ts'

// A font of this test, because an agency may choose another.
const archivo = { family: 'Archivo', weight: '400 800', width: '100 125' }
const place = { file: 'src/content/home.yaml', field: 'hero.badge' }

/** The mistakes of one text, one line each. */
const lines = async (text: string) =>
  (await letterMistakes([{ ...place, text }], [archivo], 'src/theme/faces.yaml')).map(line)

test.each([
  ['a letter', 'Ascend with Ω3k and Ωk', '"Ascend with Ω3k and Ωk"', '"Ω"'],
  ['a Cyrillic letter in a Latin word', 'Ascend with Pоrtland', '"Ascend with Pоrtland"', '"о"'],
  ['a combining mark', 'Ascend with k\u0489', '"Ascend with k\u0489"', 'U+0489'],
  [
    'a letter in a long text',
    `${'up and '.repeat(20)}Ωk${' and down'.repeat(20)}`,
    '"…nd up and up and up and Ωk and down and down and…"',
    '"Ω"',
  ],
])('%s that the font lacks is reported in one line', async (_, text, found, character) => {
  expect(await lines(text)).toEqual([
    `src/content/home.yaml: hero.badge is ${found}; expected no ${character}, which the font Archivo lacks: another letter, or another font in src/theme/faces.yaml`,
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
  ['a sign', '→ ✓ ★ ₹ ₺ № ≥ ⁂'],
  ['a no-break hyphen', 'web\u2011design'],
  ['a space of an unusual width', 'Up\u2007to'],
  ['a soft hyphen', 'Dampf\u00adschiff'],
  ['a word of another script', 'Привет'],
  ['another script', 'شركة، نعم؟'],
  ['another script with wide signs', 'ホームページ、（東京）！'],
  ['a script without spaces', 'Webデザイン、WebดีไซนX'],
])("%s is left to the visitor's own fonts", async (_, text) => {
  expect(await lines(`Up ${text}`)).toEqual([])
})

test.each([
  'Zażółć gęślą jaźń',
  'Příliš žluťoučký kůň',
  'Árvíztűrő tükörfúrógép',
  'Știință',
  'Đặng Thị Huệ',
  'Kļūda',
  'ışığı',
])('the family has the letters of %s', async (text) => {
  expect(await lines(text)).toEqual([])
})

test('every text of the content is checked and reported in its own line', async () => {
  const content = changed({ home: { getStarted: 'ꝏk' }, service: { description: 'Rope ꝏk' } })
  expect(await mistakes(content)).toEqual([
    `src/content/home.yaml: getStarted is "ꝏk"; expected no "ꝏ", which the font ${faces.text.family} lacks: another letter, or another font in src/theme/faces.yaml`,
    `src/content/services.yaml: #1 (Ropes).description is "Rope ꝏk"; expected no "ꝏ", which the font ${faces.text.family} lacks: another letter, or another font in src/theme/faces.yaml`,
  ])
})

test("a demo's texts are its text nodes and string literals", () => {
  const all = demos.flatMap(({ slug }) => demoTexts(`demos/${slug}`))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ file }) => !/^demos\/[\w-]+\/\w+\.tsx:\d+$/.test(file))).toEqual([])
})

test.each(hostile)('of the text %j at most its markup is a mistake', async (brand) => {
  const wrong = await mistakes(changed({ site: { brand } }))
  expect(wrong.filter((line) => !line.includes('words without markup'))).toEqual([])
})
