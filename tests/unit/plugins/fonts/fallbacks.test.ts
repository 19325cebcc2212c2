import { expect, test } from 'vitest'
import { fontMetrics } from '../../../../plugins/fonts/fontMetrics.ts'
import { fallbacks, sampleText } from '../../../../plugins/fonts/fallbacks.ts'
import type { SiteFace } from '../../../../src/reader/themeSchema.ts'

// Fonts of this test, because an agency may choose others.
const text: SiteFace = {
  family: 'Archivo',
  weight: '400 800',
  width: '100 125',
  fallback: 'sans',
}
const note: SiteFace = { family: 'Newsreader', weight: '400', style: 'italic', fallback: 'serif' }
const brand = 'Prominence'

/** The fallback of a family for a weight and a width. */
async function fallback(
  face: SiteFace,
  family: string,
  fontWeight: string,
  fontStretch: string,
  title = brand,
  words = sampleText,
) {
  const rules = await fallbacks(face, title, words)
  const found = rules.filter(
    (rule) =>
      rule.fontFamily === `'${family}'` &&
      rule.fontWeight === fontWeight &&
      rule.fontStretch === fontStretch,
  )
  expect(found).toHaveLength(1)
  return found[0]!
}

const regular = ['400 424', '100% 125%'] as const

test.each([
  { face: text, at: ['599', '107% 109%'], words: sampleText, wght: 640, wdth: 108 },
  { face: text, at: ['599', '124% 125%'], words: brand, wght: 780, wdth: 125 },
  { face: note, at: regular, words: sampleText, wght: 400, wdth: 100 },
] as const)(
  "Android's font is as wide as $face.family at $at, and as high",
  async ({ face, at: [weight, stretch], words, wght, wdth }) => {
    const own = await fontMetrics(face, words)
    const font = face === text ? 'Roboto' : 'Noto Serif'
    const phone = await fontMetrics({ ...face, family: font, weight: '400' }, words)
    const rule = await fallback(face, `${face.family} Android`, weight, stretch)
    const size = parseFloat(rule.sizeAdjust) / 100
    expect(size * phone.width(words)).toBeCloseTo(own.width(words, { wght, wdth }), 1)
    expect((size * parseFloat(rule.ascentOverride)) / 100).toBeCloseTo(own.ascent, 2)
    expect((size * parseFloat(rule.descentOverride)) / 100).toBeCloseTo(own.descent, 2)
    expect(rule.fontStyle).toBe(face === text ? undefined : 'italic')
    expect(rule.src).toContain(face === text ? 'local("Roboto-Regular")' : 'NotoSerif-Italic')
  },
)

/** Words with their widths in em in Liberation Sans Bold, which is as wide as Arial Bold, and in DejaVu Sans Bold. */
test.each([
  ['Горнолыжныймаршрут', 11.58, 13.56],
  ['Промышленность', 9, 10.31],
  ['Ελληνικόχωριό', 7.23, 8.44],
])('the title has room for %s, whose letters the font lacks', async (word, arial, dejaVu) => {
  const { width } = await fontMetrics(text, sampleText + word)
  const { sizeAdjust } = await fallback(text, 'Archivo FB', '600 900', '124% 125%', word)
  const enlarged = (arial * parseFloat(sizeAdjust)) / 100
  expect(width(word)).toBeGreaterThanOrEqual(Math.max(enlarged, dejaVu))
})

/** Greek, of which the sample has no letter, in a font that has it. */
test('a fallback is as wide as the font in the words of the site', async () => {
  const greek = 'Βοηθάμε μικρές επιχειρήσεις να βρουν τους πελάτες τους.'
  const face: SiteFace = { ...note, family: 'Noto Serif' }
  const { sizeAdjust } = await fallback(face, 'Noto Serif FB', ...regular, brand, greek)
  const own = await fontMetrics(face, greek)
  const computer = await fontMetrics({ family: 'Tinos', weight: '400', style: 'italic' }, greek)
  const width = (parseFloat(sizeAdjust) / 100) * computer.width(greek)
  expect(width).toBeCloseTo(own.width(greek), 1)
})

test('letters that the font lacks are as large as its own, beside a few of these', async () => {
  const greek = 'Τέσσερα δείγματα. Οι διευθύνσεις τους σε .example δεν θα ανοίξουν.'
  const own = await fallback(text, 'Archivo FB', ...regular)
  expect(await fallback(text, 'Archivo FB', ...regular, brand, greek)).toEqual(own)
})
