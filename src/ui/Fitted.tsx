import { css } from '@emotion/react'
import { headingSize } from './textWidth.ts'

/**
 * The text of a heading. A long word makes the font smaller, down to 24 px, before the word breaks.
 * `halo` outlines the letters in front of contour lines.
 */
export function Fitted({ text, halo = false }: { text: string; halo?: boolean }) {
  const fontSize = headingSize(text)
  if (fontSize === undefined && !halo) return <>{text}</>
  return (
    <span css={room}>
      <span css={css({ display: 'block', fontSize })} data-halo={halo ? text : undefined}>
        {text}
      </span>
    </span>
  )
}

const room = css({ display: 'block', containerType: 'inline-size' })
