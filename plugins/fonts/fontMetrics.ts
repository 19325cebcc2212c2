import { Buffer as TextBuffer, Font, shape, Variation } from 'harfbuzzjs'
import { openFile, neededFiles } from './subsets.ts'
import type { FontSpec } from './families.ts'

/** Opens a face's fonts to measure texts of the given characters, in em. */
export async function fontMetrics(face: FontSpec, characters: string) {
  const fonts = await Promise.all(
    (await neededFiles(face, characters)).map(async (portion) => {
      const font = await openFile(portion.file)
      return { characters: portion.characters, font: new Font(font), unit: font.upem }
    }),
  )
  const [main] = fonts
  if (!main) throw new Error(`the font ${face.family} has no letter of ${characters}`)
  const { ascender, descender } = main.font.hExtents()
  const holding = (character: string) =>
    fonts.find(({ characters: own }) => own.includes(character))
  return {
    draws: (character: string) => holding(character) !== undefined,
    // From the baseline to the top and to the bottom of a line.
    ascent: ascender / main.unit,
    descent: -descender / main.unit,
    /** Width of a kerned text at values of the axes, by tag. A font ignores axes that it lacks. */
    width: (text: string, setting: Record<string, number> = {}) => {
      const variations = Object.entries(setting).map(([tag, value]) => new Variation(tag, value))
      const widths = runs(text, holding).map(([run, held]) => {
        // The visitor's own font draws it; wide bold letters, enlarged as the fallback is, fill a square.
        if (!held) return Array.from(run).length
        held.font.setVariations(variations)
        const buffer = new TextBuffer()
        buffer.addText(run)
        buffer.guessSegmentProperties()
        shape(held.font, buffer)
        const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
        return advances.reduce((sum, advance) => sum + advance, 0) / held.unit
      })
      return widths.reduce((sum, width) => sum + width, 0)
    },
  }
}

/** A text cut where the answer for its characters changes. */
function runs<T>(text: string, of: (character: string) => T): [string, T][] {
  const cut: [string, T][] = []
  for (const character of text) {
    const last = cut.at(-1)
    const answer = of(character)
    if (last && last[1] === answer) last[0] += character
    else cut.push([character, answer])
  }
  return cut
}
