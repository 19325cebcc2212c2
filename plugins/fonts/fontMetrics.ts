import { Buffer as TextBuffer, Font, shape, Variation } from 'harfbuzzjs'
import { neededFiles, openFile } from './subsets.ts'
import type { FontSpec } from './families.ts'

/** Opens a font, and returns functions that measure texts of the given characters. All measures are in em. */
export async function fontMetrics(face: FontSpec, characters: string) {
  const fonts = await Promise.all(
    (await neededFiles(face, characters)).map(async (needed) => {
      const file = await openFile(needed.file)
      return { characters: needed.characters, font: new Font(file), unitsPerEm: file.upem }
    }),
  )
  const [main] = fonts
  if (!main) throw new Error(`the font ${face.family} has no letter of ${characters}`)
  const { ascender, descender } = main.font.hExtents()
  const fontWith = (character: string) => fonts.find((font) => font.characters.includes(character))
  return {
    /** Whether the font has a glyph for a character. */
    draws: (character: string) => fontWith(character) !== undefined,
    /** The distance from the baseline up to the top of a line of text. */
    ascent: ascender / main.unitsPerEm,
    /** The distance from the baseline down to the bottom of a line of text. */
    descent: -descender / main.unitsPerEm,
    /** Measures the empty space before a glyph, on the side where lines start. Returns undefined if the font lacks the glyph. */
    bearing: (character: string, axes: Record<string, number>, isFromRight: boolean) => {
      const found = fontWith(character)
      found?.font.setVariations(variationsOf(axes))
      const glyph = found?.font.nominalGlyph(character.codePointAt(0) ?? 0)
      const extents = glyph === undefined ? undefined : found?.font.glyphExtents(glyph)
      if (!found || glyph === undefined || !extents) return undefined
      const { xBearing, width } = extents
      const room = isFromRight ? found.font.glyphHAdvance(glyph) - xBearing - width : xBearing
      return room / found.unitsPerEm
    },
    /** Measures the width of a text with kerning. `axes` has values for the axes of a variable font, such as { wght: 700 }. */
    width: (text: string, axes: Record<string, number> = {}) => {
      const variations = variationsOf(axes)
      const widths = runs(text, fontWith).map(([run, found]) => {
        // Counts 1 em for each character that the font lacks. The page shows such a character in another font, whose glyph may be that wide.
        if (!found) return Array.from(run).length
        found.font.setVariations(variations)
        const buffer = new TextBuffer()
        buffer.addText(run)
        buffer.guessSegmentProperties()
        shape(found.font, buffer)
        const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
        return advances.reduce((sum, advance) => sum + advance, 0) / found.unitsPerEm
      })
      return widths.reduce((sum, width) => sum + width, 0)
    },
  }
}

/** Converts values for the axes of a variable font, such as { wght: 700 }, to the objects that HarfBuzz takes. */
const variationsOf = (axes: Record<string, number>) =>
  Object.entries(axes).map(([tag, value]) => new Variation(tag, value))

/** Splits a text wherever the next character needs another font. Returns each part with its font. */
function runs<T>(text: string, fontWith: (character: string) => T): [run: string, font: T][] {
  const found: [string, T][] = []
  for (const character of text) {
    const last = found.at(-1)
    const font = fontWith(character)
    if (last && last[1] === font) last[0] += character
    else found.push([character, font])
  }
  return found
}
