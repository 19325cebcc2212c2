import { expect, test } from 'vitest'
import { letterFinder } from '../../../plugins/fonts/letters.ts'

// A font of this test, because an agency may choose another.
const archivo = { family: 'Archivo', weight: '400 800', width: '100 125' }

/** The letter of a text that the font lacks. */
const lacking = async (text: string) => (await letterFinder([archivo], text))(text)?.letter

test.each([
  ['a letter', 'Ascend with Ω3k and Ωk', 'Ω'],
  ['a Cyrillic letter in a Latin word', 'Ascend with Pоrtland', 'о'],
  ['a combining mark', 'Ascend with k\u0489', '\u0489'],
])('%s that the font lacks is found', async (_, text, letter) => {
  expect(await lacking(text)).toBe(letter)
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
  expect(await lacking(`Up ${text}`)).toBeUndefined()
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
  expect(await lacking(text)).toBeUndefined()
})

test('each text has an answer of its own, with the font', async () => {
  const letterIn = await letterFinder([archivo], 'Rope ꝏk')
  expect(letterIn('Rope')).toBeUndefined()
  expect(letterIn('Rope ꝏk')).toEqual({ letter: 'ꝏ', family: 'Archivo' })
})
