import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { size } from '../theme/vars.ts'

/** Centers content between the gutters, at most 1440 px wide. */
export function Container({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>
}

const left = `max(${size.gutter}, env(safe-area-inset-left))`
const right = `max(${size.gutter}, env(safe-area-inset-right))`

/** Left and right gutters that also clear a phone's cut-outs, which stay where they are in every script. */
export const gutters = { paddingLeft: left, paddingRight: right } as const

/** A width without its gutters. */
export const between = (width: string) => `(${width} - ${left} - ${right})`

const root = css({
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  ...gutters,
})
