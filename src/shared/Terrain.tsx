import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import { color } from '../theme/vars.ts'
import { Contours, faded } from '../ui/Contours.tsx'

/** The contour field around the summit, with a dawn behind it if a profile stands in front. */
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

/** Where the words stand beside the summit, not below it. */
const fromSide = `${media.wide}, ${media.sideways.slice('@media '.length)}`

const field = css({
  insetInlineStart: 'calc(var(--summit-x) - 0.575 * var(--field))',
  top: 'calc(var(--summit-y) - 0.46 * var(--field) / 1.2)',
  width: 'var(--field)',
  aspectRatio: '6 / 5',
  color: color.contour,
  ...faded('linear-gradient(180deg, #000 60%, transparent 80%)'),
  [fromSide]: faded('linear-gradient(100deg, transparent 14%, #000 40% 72%, transparent 89%)'),
})
