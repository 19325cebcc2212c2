import { BufferFlag, Buffer as TextBuffer, Font, shape, Variation } from 'harfbuzzjs'
import { neededFiles, openFile } from './subsets.ts'
import type { FontSpec } from './families.ts'

/** Opens a font, and returns functions that measure texts in em. A character that is not in `characters` counts as missing from the font. */
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
    /** Measures the empty space that the font leaves on the left of a drawn glyph or, if `isFromRight`, on the right. Returns undefined if the font lacks the glyph. */
    bearing: (character: string, axes: Record<string, number>, isFromRight: boolean) => {
      const found = fontWith(character)
      if (!found) return undefined
      found.font.setVariations(variationsOf(axes))
      // The zero-width joiner stands for a next letter, because an Arabic letter has its form for the start of a word only before another letter.
      const [glyph] = glyphsOf(`${character}\u200d`, found.font)
      const extents = glyph && found.font.glyphExtents(glyph.codepoint)
      if (!extents) return undefined
      const { xBearing, width } = extents
      const room = isFromRight ? (glyph.xAdvance ?? 0) - xBearing - width : xBearing
      return room / found.unitsPerEm
    },
    /** Measures the width of a text with kerning. `axes` has values for the axes of a variable font, such as { wght: 700 }. */
    width: (text: string, axes: Record<string, number> = {}) => {
      const variations = variationsOf(axes)
      const widths = runs(text, fontWith).map(([run, found]) => {
        // Counts 1 em for each character that the font lacks. The page shows such a character in another font, whose glyph may be that wide.
        if (!found) return Array.from(run).length
        found.font.setVariations(variations)
        const advances = glyphsOf(run, found.font).map(({ xAdvance = 0 }) => xAdvance)
        return advances.reduce((sum, advance) => sum + advance, 0) / found.unitsPerEm
      })
      return widths.reduce((sum, width) => sum + width, 0)
    },
  }
}

/** Lists the glyphs that a font draws for a text, from left to right. */
function glyphsOf(text: string, font: Font) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
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
