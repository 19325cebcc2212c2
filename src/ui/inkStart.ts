import { firstBearings } from 'virtual:fonts'

/** Moves a large heading by the empty space before its first glyph, so that the glyph itself begins at the margin. */
export function inkStart(text: string) {
  const [first = ''] = text
  return { marginInlineStart: `${-(firstBearings[first] ?? 0)}em` }
}
