import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { type } from '../theme/type.ts'

/** A section's heading; takes the focus when a link leads to its section. */
export function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 css={root} id={id}>
      {children}
    </h2>
  )
}

const root = css(type.heading)
