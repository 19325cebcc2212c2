import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Face } from '../src/content/schema.ts'
import { missing } from './faces.ts'
import { shownAround, type Mistake } from './mistakes.ts'

/** A text of the content, and where it stands. */
export interface Text {
  file: string
  field?: string
  text: string
}

/** Every text of a value, however deep, with its place there: "hero.badge". */
export const textsIn = (value: unknown, place: readonly string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[place.join('.'), value]]
    : Object.entries(Object(value) as object).flatMap(([name, part]) =>
        textsIn(part, [...place, name]),
      )

/** A character as a line names it; one that nobody sees by its number. */
const nameOf = (character: string) =>
  /[\p{Z}\p{C}\p{M}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : JSON.stringify(character)

/** Texts with a character that one of the fonts lacks, which `facesFile` names: a line for each text. */
export async function letterMistakes(
  texts: readonly Text[],
  faces: readonly Pick<Face, 'family' | 'file'>[],
  facesFile: string,
): Promise<Mistake[]> {
  const all = [...new Set(texts.map(({ text }) => text).join(''))].sort().join('')
  const lacking = await Promise.all(
    faces
      .map(({ family, file }) => ({ family, file: join('node_modules', file) }))
      // One that is not there has a line of its own.
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
