import { isInstalled, type FontOf } from './families.ts'
import { portions } from './subsets.ts'

/** A word. Scripts that are written without spaces mix with others, so that their letters are no part of it. */
const word =
  /(?:(?![\p{Ideographic}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{M}])+/gu

/**
 * The first letter of a text that would stand out, or undefined: the font draws some letters of its
 * word, and not this one. Signs, and words with no glyphs in the font, come from the visitor's own
 * fonts.
 */
function strayLetter(text: string, held: ReadonlySet<string>): string | undefined {
  for (const [found] of text.matchAll(word)) {
    const letters = Array.from(found)
    const stray = letters.find((letter) => !held.has(letter))
    if (stray !== undefined && letters.some((letter) => held.has(letter))) return stray
  }
  return undefined
}

/** Opens the fonts of faces for the characters of all texts. Returns a function that finds the first letter of a text that one of the fonts lacks, with the family of that font. */
export async function letterFinder(faces: readonly FontOf[], characters: string) {
  const fonts = await Promise.all(
    // A font that is not installed is a mistake of its own.
    faces.filter(isInstalled).map(async (face) => {
      const drawn = await portions(face, characters)
      const held = new Set(drawn.map(({ characters: own }) => own).join(''))
      return { family: face.family, held }
    }),
  )
  return (text: string): { letter: string; family: string } | undefined => {
    for (const { family, held } of fonts) {
      const letter = strayLetter(text, held)
      if (letter !== undefined) return { letter, family }
    }
    return undefined
  }
}
