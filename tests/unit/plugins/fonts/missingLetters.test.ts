import { expect, test } from 'vitest'
import { missingLetterNotes } from '../../../../plugins/fonts/missingLetters.ts'

// Fixed font faces. The site's faces are not used, because an agency may choose other fonts.
const faces = [
  { family: 'Archivo', weight: '400 800', width: '100 125' },
  { family: 'Noto Serif', weight: '400' },
]

test('one note for each font says which letters of the text the font lacks', async () => {
  expect(await missingLetterNotes(faces, 'Привет, Ж, k語')).toEqual([
    'Archivo has no П and 7 more letters of your words; visitors see another font',
    'Noto Serif has no 語 of your words; visitors see another font',
  ])
})

test('signs and emoji that a font lacks need no note', async () => {
  expect(await missingLetterNotes(faces, 'Zażółć gęślą 🚀 ❤️ 👍🏽 🇩🇪 1️⃣ → ✓ ★ ₹ №')).toEqual([])
})
