import { isInstalled, type FontOf } from '../fonts/families.ts'
import { portions } from '../fonts/subsets.ts'
import { shownAround, type Mistake } from '../content/mistakes.ts'
import type { Text } from '../content/texts.ts'

/** A word. Scripts that are written without spaces mix with others, so that their letters are no part of it. */
const word =
  /(?:(?![\p{Ideographic}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{M}])+/gu

/**
 * The first letter of a text that would stand out, or undefined: the font draws some letters of its
 * word, and not this one. Signs, and words that the font draws not at all, come from the visitor's
 * own fonts.
 */
function strayLetter(text: string, held: ReadonlySet<string>): string | undefined {
  for (const [found] of text.matchAll(word)) {
    const letters = Array.from(found)
    const stray = letters.find((letter) => !held.has(letter))
    if (stray !== undefined && letters.some((letter) => held.has(letter))) return stray
  }
  return undefined
}

/** A character in quotation marks; an invisible one as its code point. */
const nameOf = (character: string) =>
  /[\p{Z}\p{C}\p{M}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(character)

/** One mistake for each text with a letter that a font lacks. `facesFile` is the file that names the fonts. */
export async function letterMistakes(
  texts: readonly Text[],
  faces: readonly FontOf[],
  facesFile: string,
): Promise<Mistake[]> {
  const all = [...new Set(texts.map(({ text }) => text).join(''))].sort().join('')
  const fonts = await Promise.all(
    // A font that is not installed is a mistake of its own.
    faces.filter(isInstalled).map(async (face) => {
      const drawn = await portions(face, all)
      return {
        family: face.family,
        held: new Set(drawn.map(({ characters }) => characters).join('')),
      }
    }),
  )
  return texts.flatMap(({ text, ...place }) => {
    for (const { family, held } of fonts) {
      const letter = strayLetter(text, held)
      if (letter === undefined) continue
      const expected = `no ${nameOf(letter)}, which the font ${family} lacks: another letter, or another font in ${facesFile}`
      return [{ ...place, found: shownAround(text, text.indexOf(letter)), expected }]
    }
    return []
  })
}
