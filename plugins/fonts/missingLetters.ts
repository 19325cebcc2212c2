import type { FontSpec } from './families.ts'
import { neededFiles } from './subsets.ts'

/** Writes a warning for each font that lacks letters of a text. Ignores other characters, such as arrows, because few fonts have glyphs for these. */
export async function missingLetterNotes(
  faces: readonly FontSpec[],
  text: string,
): Promise<string[]> {
  const letters = [...new Set(text.match(/\p{L}/gu))]
  const notes = faces.map(async (face) => {
    const files = await neededFiles(face, text)
    const supported = files.map(({ characters }) => characters).join('')
    const [first, ...others] = letters.filter((letter) => !supported.includes(letter))
    if (first === undefined) return []
    const more = ['', ' and one more letter'][others.length] ?? ` and ${others.length} more letters`
    return [`${face.family} has no ${first}${more} of your words; visitors see another font`]
  })
  return [...new Set((await Promise.all(notes)).flat())]
}
