import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Face } from '../src/content/schema.ts'
import { missing } from './faces.ts'
import { shownAround, type Mistake } from './mistakes.ts'

/** A text of the content with its place. */
export interface Text {
  file: string
  field?: string
  text: string
}

/** All strings in a value, each with its path: "hero.badge". */
export const textsIn = (value: unknown, place: readonly string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[place.join('.'), value]]
    : Object.entries(Object(value) as object).flatMap(([name, part]) =>
        textsIn(part, [...place, name]),
      )

/** A character in quotation marks; an invisible one as its code point. */
const nameOf = (character: string) =>
  /[\p{Z}\p{C}\p{M}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(character)

/** One mistake for each text with a character that a font lacks. `facesFile` is the file that names the fonts. */
export async function letterMistakes(
  texts: readonly Text[],
  faces: readonly Pick<Face, 'family' | 'file'>[],
  facesFile: string,
): Promise<Mistake[]> {
  const all = [...new Set(texts.map(({ text }) => text).join(''))].sort().join('')
  const lacking = await Promise.all(
    faces
      .map(({ family, file }) => ({ family, file: join('node_modules', file) }))
      // A missing font file is a mistake of its own.
      .filter(({ file }) => existsSync(file))
      .map(async ({ family, file }) => ({ family, characters: await missing(file, all) })),
  )
  return texts.flatMap(({ text, ...place }) => {
    const character = Array.from(text).find((each) =>
      lacking.some(({ characters }) => characters.includes(each)),
    )
    if (character === undefined) return []
    const { family } = lacking.find(({ characters }) => characters.includes(character)) ?? {}
    const expected = `no ${nameOf(character)}, which the font ${family} lacks (${facesFile})`
    return [{ ...place, found: shownAround(text, text.indexOf(character)), expected }]
  })
}
