import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { size } from '../theme/vars.ts'

/** Centers content between the left and right padding, at most 1440 px wide. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>
}

const left = `max(${size.gutter}, env(safe-area-inset-left))`
const right = `max(${size.gutter}, env(safe-area-inset-right))`

/** Left and right padding, which also avoids a phone's notch. The sides are physical (left, right), because the notch does not move with the text direction. */
export const gutters = { paddingLeft: left, paddingRight: right } as const

/** Subtracts the left and right padding from a width. Use the result inside `calc()` or `min()`. */
export const between = (width: string) => `(${width} - ${left} - ${right})`

const root = css({
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  ...gutters,
})
