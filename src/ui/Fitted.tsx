import { css } from '@emotion/react'
import { headingSize } from './fits.ts'

/** A heading's text. Longer words get smaller letters, down to 24 px; only then they break. */
export function Fitted({ text }: { text: string }) {
  const fontSize = headingSize(text)
  if (fontSize === undefined) return <>{text}</>
  return (
    <span css={room}>
      <span css={css({ display: 'block', fontSize })}>{text}</span>
    </span>
  )
}

const room = css({ display: 'block', containerType: 'inline-size' })
