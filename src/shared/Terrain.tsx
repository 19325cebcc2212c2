import { css } from '@emotion/react'
import { pageHeight } from '../theme/layout.ts'
import { media } from '../theme/media.ts'
import { color } from '../theme/vars.ts'
import { Contours, faded } from '../ui/Contours.tsx'

/**
 * Returns styles for the box around `Terrain`, which place the summit of the contour lines. `x` is the summit's
 * distance from the inline start of the box, `y` its distance from the top. `field` is the width of the area
 * with contour lines. All three are CSS lengths or percentages.
 */
export const summit = (x: string, y: string, field?: string) => ({
  '--summit-x': x,
  '--summit-y': y,
  ...(field !== undefined && { '--field': field }),
})

/** Styles of a page with contour lines behind its text. */
export const mapPage = {
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: pageHeight,
} as const

interface Props {
  /** Adds a glow behind a mountain profile. */
  dawn?: boolean
  /** Draws the contour lines up to the edges of the box. Without `whole`, the lines fade before the edges. */
  whole?: boolean
}

/** Contour lines around the `summit` of the parent box. */
export function Terrain({ dawn = false, whole = false }: Props) {
  return (
    <div css={[root, dawn && sky]} aria-hidden="true">
      <Contours box={whole ? field : fadedField} />
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

/** Places the contour lines so that their highest point is at the `summit` of the parent box. The highest point is at 57.5 % of the lines' width and 46 % of their height. */
export const aroundSummit = {
  insetInlineStart: 'calc(var(--summit-x) - 0.575 * var(--field))',
  top: 'calc(var(--summit-y) - 0.46 * var(--field) / 1.2)',
  width: 'var(--field)',
  aspectRatio: '6 / 5',
} as const

const field = css({
  ...aroundSummit,
  color: color.contour,
})

const fadedField = css(field, {
  ...faded('linear-gradient(180deg, #000 60%, transparent 80%)'),
  [media.besideSummit]: faded(
    'linear-gradient(100deg, transparent 14%, #000 40% 72%, transparent 89%)',
  ),
})
