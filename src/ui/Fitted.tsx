import { css } from '@emotion/react'
import { Clauses } from './Clauses.tsx'
import { inkStart } from './inkStart.ts'
import { headingSize } from './textWidth.ts'

/** A heading's text, whose ink begins at the margin, with a halo on terrain. Longer words get smaller letters, down to 24 px; only then they break. */
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
