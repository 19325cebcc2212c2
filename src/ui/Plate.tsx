import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, radius, stroke } from '../theme/vars.ts'

/** A box with a double frame, as around the legend of a printed map. */
export function Plate({ children }: { children: ReactNode }) {
  return <div css={root}>{children}</div>
}

/** The style of a `Plate`, for elements that are not a `Plate`. */
export const plate = {
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  outline: `${stroke.thin} solid ${color.ink}`,
  outlineOffset: '3px',
  margin: '4px',
} as const

const root = css(plate)
