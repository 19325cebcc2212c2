import { readFileSync } from 'node:fs'
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** Values of a variable font's axes by their tags; a font without such an axis ignores them. */
type Setting = Record<string, number>

/** A font that can be measured, in em. */
export interface Ruler {
  /** Distance from the baseline to the top and to the foot of a line. */
  ascent: number
  descent: number
  /** Width of a text, kerned. */
  width: (text: string, setting?: Setting) => number
}

/** Opens a WOFF2 for measuring texts made of the given characters. */
export async function ruler(file: string, characters: string): Promise<Ruler> {
  const bytes = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' })
  const face = new Face(new Blob(new Uint8Array(bytes).buffer))
  const font = new Font(face)
  const { ascender, descender } = font.hExtents()
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    width(text, setting = {}) {
      font.setVariations(Object.entries(setting).map(([tag, value]) => new Variation(tag, value)))
      const buffer = new TextBuffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
      return advances.reduce((sum, advance) => sum + advance, 0) / face.upem
    },
  }
}
