import { isFromRight } from 'virtual:language'

/** Mirrors a drawing with a direction, such as an arrow, if the site's language is right-to-left. */
export const mirrored = isFromRight ? ({ scale: '-1 1' } as const) : {}

/** Mirrors a text inside a mirrored drawing again, around the text's center, to keep it readable. */
export const readable = isFromRight
  ? ({ ...mirrored, transformBox: 'fill-box', transformOrigin: 'center' } as const)
  : {}
