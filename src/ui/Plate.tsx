import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, radius, stroke } from '../theme/vars.ts'

/** A map plate: a sheet inside a double neat line. */
export function Plate({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>
}

/** As an object for a page whose rules are all in one style. */
export const plate = {
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  outline: `${stroke.thin} solid ${color.ink}`,
  outlineOffset: '3px',
  margin: '4px',
} as const

const root = css(plate)
