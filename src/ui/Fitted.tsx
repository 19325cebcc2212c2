import { css } from '@emotion/react'
import { headingSize } from './textWidth.ts'

/** A heading's text, with a halo on terrain. Longer words get smaller letters, down to 24 px; only then they break. */
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
