import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import { color } from '../theme/vars.ts'
import contours from '../ui/contours.svg?no-inline'

/** The contour field with its summit under the mark, and the dawn behind the profile. */
export function Terrain() {
  return (
    <div css={root} aria-hidden="true">
      <div css={field} />
    </div>
  )
}

const root = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(in oklab to top, ${color.dawn} 12%, transparent 78%) bottom / 100% 46% no-repeat`,
  [media.forced]: { display: 'none' },
  [media.print]: { display: 'none' },
})

const field = css({
  position: 'absolute',
  left: 'calc(var(--summit-x) - 0.575 * var(--field))',
  top: 'calc(var(--summit-y) - 0.46 * var(--field) / 1.2)',
  width: 'var(--field)',
  aspectRatio: '6 / 5',
  background: color.contour,
  maskImage: `url("${contours}"), linear-gradient(180deg, #000 60%, transparent 80%)`,
  maskSize: '100% 100%',
  maskComposite: 'intersect',
  [media.wide]: {
    maskImage: `url("${contours}"), linear-gradient(100deg, transparent 14%, #000 40%)`,
  },
})
