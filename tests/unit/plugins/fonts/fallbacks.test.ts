import { expect, test } from 'vitest'
import { fontMetrics } from '../../../../plugins/fonts/fontMetrics.ts'
import { fallbacks, sampleText } from '../../../../plugins/fonts/fallbacks.ts'
import type { SiteFace } from '../../../../src/reader/themeSchema.ts'

// Fixed font faces. The site's faces are not used, because an agency may choose other fonts.
const text: SiteFace = {
  family: 'Archivo',
  weight: '400 800',
  width: '100 125',
  fallback: 'sans',
}
const note: SiteFace = { family: 'Newsreader', weight: '400', style: 'italic', fallback: 'serif' }
const brand = 'Prominence'
const regular = '400 424, 100% 125%'

/** Finds the only fallback font with the given family and style. `style` has the font's weights and widths, such as "400 424, 100% 125%". */
async function fallback(
  face: SiteFace,
  family: string,
  style: string,
  title = brand,
  words = sampleText,
) {
  const found = (await fallbacks(face, title, words)).filter(
    ({ fontFamily, fontWeight, fontStretch }) =>
      fontFamily === `'${family}'` && `${fontWeight}, ${fontStretch}` === style,
  )
  expect(found).toHaveLength(1)
  return found[0]!
}

test.each([
  { face: text, style: '599, 107% 109%', words: sampleText, wght: 640, wdth: 108 },
  { face: text, style: '599, 124% 125%', words: brand, wght: 780, wdth: 125 },
  { face: note, style: regular, words: sampleText, wght: 400, wdth: 100 },
])(
  "Android's font is as wide and as high as $face.family at $style",
  async ({ face, style, words, wght, wdth }) => {
    const [font, fontStyle, local] =
      face === text
        ? ['Roboto', undefined, 'local("Roboto-Regular")']
        : ['Noto Serif', 'italic', 'NotoSerif-Italic']
    const own = await fontMetrics(face, words)
    const phone = await fontMetrics({ ...face, family: font, weight: '400' }, words)
    const rule = await fallback(face, `${face.family} Android`, style)
    const size = parseFloat(rule.sizeAdjust) / 100
    expect(size * phone.width(words)).toBeCloseTo(own.width(words, { wght, wdth }), 1)
    expect((size * parseFloat(rule.ascentOverride)) / 100).toBeCloseTo(own.ascent, 2)
    expect((size * parseFloat(rule.descentOverride)) / 100).toBeCloseTo(own.descent, 2)
    expect([rule.fontStyle, rule.src]).toEqual([fontStyle, expect.stringContaining(local)])
  },
)

// Each row: a word, its width in em in Arial Bold (and in Liberation Sans Bold, which is as wide), and its width in em in DejaVu Sans Bold.
test.each([
  ['Горнолыжныймаршрут', 11.58, 13.56],
  ['Промышленность', 9, 10.31],
  ['Ελληνικόχωριό', 7.23, 8.44],
])('the title has room for %s, whose letters the font lacks', async (word, arial, dejaVu) => {
  const { width } = await fontMetrics(text, sampleText + word)
  const { sizeAdjust } = await fallback(text, 'Archivo FB', '600 900, 124% 125%', word)
  const enlarged = (arial * parseFloat(sizeAdjust)) / 100
  expect(width(word)).toBeGreaterThanOrEqual(Math.max(enlarged, dejaVu))
})

test("a fallback is as wide as the font in the site's own letters", async () => {
  const greek = 'Βοηθάμε μικρές επιχειρήσεις να βρουν τους πελάτες τους.'
  const face: SiteFace = { ...note, family: 'Noto Serif' }
  const { sizeAdjust } = await fallback(face, 'Noto Serif FB', regular, brand, greek)
  const own = await fontMetrics(face, greek)
  const computer = await fontMetrics({ family: 'Tinos', weight: '400', style: 'italic' }, greek)
  expect((parseFloat(sizeAdjust) / 100) * computer.width(greek)).toBeCloseTo(own.width(greek), 1)
})

test('letters that the font lacks are as large as the letters that it has', async () => {
  const greek = 'Τέσσερα δείγματα. Οι διευθύνσεις τους σε .example δεν θα ανοίξουν.'
  const own = await fallback(text, 'Archivo FB', regular)
  expect(await fallback(text, 'Archivo FB', regular, brand, greek)).toEqual(own)
})
