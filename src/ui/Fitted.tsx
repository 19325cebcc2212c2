import { css } from '@emotion/react'
import { Clauses } from './Clauses.tsx'
import { inkStart } from './inkStart.ts'
import { headingSize } from './textWidth.ts'

/**
 * The text of a heading. The first glyph begins exactly at the margin. If a word is too wide, the font shrinks, but not
 * below 24 px. `halo` outlines the letters, to separate the letters from contour lines behind the text.
 */
export function Fitted({ text, halo = false }: { text: string; halo?: boolean }) {
  const fontSize = headingSize(text)
  const line = (
    <span
      css={css({ display: 'block', fontSize, ...inkStart(text) })}
      data-halo={halo ? text : undefined}
    >
      <Clauses text={text} />
    </span>
  )
  return fontSize === undefined ? line : <span css={room}>{line}</span>
}

const room = css({ display: 'block', containerType: 'inline-size' })
