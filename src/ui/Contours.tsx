import { css, type SerializedStyles } from '@emotion/react'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'
import contours from './contours.svg?no-inline'

/**
 * The contour lines, behind the words, over the whole of a box that fades them out. Nothing is drawn
 * if the file is missing; as a mask it would leave a solid ground, because browsers ignore a mask
 * that fails.
 */
export function Contours({ box }: { box: SerializedStyles }) {
  return (
    <div css={[root, box]} aria-hidden="true">
      <svg>
        <use href={`${contours}#lines`} />
      </svg>
    </div>
  )
}

/** Fades what a box holds along a gradient. Chromium before 120 only knows the prefixed form. */
export const faded = (gradient: string) =>
  ({ WebkitMaskImage: gradient, maskImage: gradient }) as const

const root = css({
  position: 'absolute',
  zIndex: -1,
  ...mirrored,
  '& > svg': { width: '100%', height: '100%' },
  [media.forced]: { display: 'none' },
})
