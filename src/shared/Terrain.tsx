import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import { color } from '../theme/vars.ts'
import { Contours, faded } from '../ui/Contours.tsx'

/** Where the summit is, from the top of a box and from the side where lines start, and how wide the field is. For the style of the box. */
export const summit = (x: string, y: string, field?: string) => ({
  '--summit-x': x,
  '--summit-y': y,
  ...(field !== undefined && { '--field': field }),
})

/** The contour field of a box with a `summit`, with a dawn behind it if a profile stands in front. */
export function Terrain({ dawn = false }: { dawn?: boolean }) {
  return (
    <div css={[root, dawn && sky]} aria-hidden="true">
      <Contours box={field} />
    </div>
  )
}

const root = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
})

const sky = css({
  background: `linear-gradient(in oklab to top, ${color.dawn} 12%, transparent 78%) bottom / 100% 46% no-repeat`,
})

const field = css({
  insetInlineStart: 'calc(var(--summit-x) - 0.575 * var(--field))',
  top: 'calc(var(--summit-y) - 0.46 * var(--field) / 1.2)',
  width: 'var(--field)',
  aspectRatio: '6 / 5',
  color: color.contour,
  ...faded('linear-gradient(180deg, #000 60%, transparent 80%)'),
  [media.besideSummit]: faded(
    'linear-gradient(100deg, transparent 14%, #000 40% 72%, transparent 89%)',
  ),
})
