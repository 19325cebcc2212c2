import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import contours from './contours.svg?no-inline'

/**
 * The contour lines, over the whole of a box that fades them out. Nothing is drawn if the file is
 * missing; as a mask it would leave a solid ground, because browsers ignore a mask that fails.
 */
export function Contours() {
  return (
    <svg css={root}>
      <use href={`${contours}#lines`} />
    </svg>
  )
}

/** Fades what a box holds along a gradient. Chromium before 120 only knows the prefixed form. */
export const faded = (gradient: string) =>
  ({ WebkitMaskImage: gradient, maskImage: gradient }) as const

const root = css({
  width: '100%',
  height: '100%',
  [media.forced]: { display: 'none' },
})
