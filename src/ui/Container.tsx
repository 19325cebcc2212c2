import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { size } from '../theme/vars.ts'

/** Centers content between the gutters, at most 1440 px wide. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>
}

const start = `max(${size.gutter}, env(safe-area-inset-left))`
const end = `max(${size.gutter}, env(safe-area-inset-right))`

/** Left and right gutters that also clear a phone's cut-outs. */
export const gutters = { paddingInlineStart: start, paddingInlineEnd: end } as const

/** A width without its gutters. */
export const between = (width: string) => `(${width} - ${start} - ${end})`

const root = css({
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  ...gutters,
  // Keeps the outermost lines on the sheet.
  [media.print]: { paddingInline: '1px' },
})
