import type { FontSpec } from './families.ts'
import { neededFiles } from './subsets.ts'

/** A note of one line for each font that lacks letters of the words. Signs come from the visitor's own fonts, as everywhere. */
export async function missingLetterNotes(
  faces: readonly FontSpec[],
  words: string,
): Promise<string[]> {
  const letters = [...new Set(words.match(/\p{L}/gu))]
  const notes = faces.map(async (face) => {
    const drawn = (await neededFiles(face, words)).map(({ characters }) => characters).join('')
    const [first, ...others] = letters.filter((letter) => !drawn.includes(letter))
    if (first === undefined) return []
    const more = ['', ' and one more letter'][others.length] ?? ` and ${others.length} more letters`
    return [`${face.family} has no ${first}${more} of your words; visitors see another font`]
  })
  return [...new Set((await Promise.all(notes)).flat())]
}
