import { firstBearings } from 'virtual:fonts'

/** Moves a display line by the room that its font leaves before the first glyph, so that the ink begins at the margin. */
export function inkStart(text: string) {
  const [first = ''] = text
  return { marginInlineStart: `${-(firstBearings[first] ?? 0)}em` }
}
