import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { size } from '../theme/vars.ts'

/** The sheet's margins: content runs between the gutters, at most 1440 px wide. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>
}

const start = `max(${size.gutter}, env(safe-area-inset-left))`
const end = `max(${size.gutter}, env(safe-area-inset-right))`

/** Left and right margins that also clear a phone's cut-outs. */
export const gutters = { paddingInlineStart: start, paddingInlineEnd: end } as const

/** What the gutters leave of a width. */
export const between = (width: string) => `(${width} - ${start} - ${end})`

const root = css({
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  ...gutters,
  // The outermost lines stay on the paper.
  [media.print]: { paddingInline: '1px' },
})
