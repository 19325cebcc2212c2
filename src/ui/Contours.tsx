import { css, type SerializedStyles } from '@emotion/react'
import { media } from '../theme/media.ts'
import { mirrored } from '../theme/mirrored.ts'
import contours from './contours.svg?no-inline'

/** The URL of the contour lines in contours.svg, for `href` of `<use>`. The drawing is 1200 by 1000 units. */
export const contourLines = `${contours}#lines`

/**
 * Contour lines behind a text. `box` sets their position, color and fading. Uses `<use>` instead of a CSS mask, because
 * a mask whose file fails to load would leave a solid area.
 */
export function Contours({ box }: { box: SerializedStyles }) {
  return (
    <div css={[root, box]} aria-hidden="true">
      <svg>
        <use href={contourLines} />
      </svg>
    </div>
  )
}

/** Fades an element along a gradient. Chromium before 120 needs the prefix. */
export const faded = (gradient: string) =>
  ({ WebkitMaskImage: gradient, maskImage: gradient }) as const

const root = css({
  position: 'absolute',
  zIndex: -1,
  ...mirrored,
  '& > svg': { width: '100%', height: '100%' },
  [media.forced]: { display: 'none' },
})
