import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { contourLines } from './Contours.tsx'
import { mirrored } from '../theme/mirrored.ts'
import { color } from '../theme/vars.ts'

/** A drawing to show on the map. The site's drawings are in content/drawings/symbols.tsx. */
export interface MapDrawing {
  /** SVG shapes, viewBox 0 0 88 160. Lines have the text color. `data-fill` sets a shape's fill to "ink", "route" or "sheet". `data-line` makes a line a "route" or a "rope". */
  drawing: ReactNode
}

interface Props extends MapDrawing {
  /** The place of this piece of the map on the mountain, from 0 in the foothills to 1 at the summit. */
  height: number
}

/** Returns the `viewBox` of a piece of the map. All pieces are on a straight line up to the summit, which is at 690, 460. */
function windowAt(height: number) {
  const [x, y] = [240 + 450 * height, 860 - 400 * height].map(Math.round)
  return `${(x ?? 0) - 66} ${(y ?? 0) - 120} 132 240`
}

/** A drawing on a piece of the topographic map. Fills its parent, which must be positioned. Crops the map, but not the drawing. */
export function Patch({ drawing, height }: Props) {
  return (
    <svg css={root} aria-hidden="true">
      <svg viewBox={windowAt(height)} preserveAspectRatio="xMidYMid slice">
        <use href={contourLines} width="1200" height="1000" />
      </svg>
      <svg viewBox="0 0 88 160">
        <g>{drawing}</g>
        <g>{drawing}</g>
      </svg>
    </svg>
  )
}

// The drawing is rendered twice. The first copy, below the second, has wide strokes in the background color,
// so that a gap separates the contour lines from the drawing.
const root = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: color.sunk,
  ...mirrored,
  '& > svg': { fill: 'none', overflow: 'visible' },
  '& > svg > use': { color: color.contour },
  '& > svg > g': {
    stroke: color.ink,
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& [data-fill="ink"]': { fill: color.ink, stroke: 'none' },
  '& [data-fill="route"]': { fill: color.route, stroke: 'none' },
  '& [data-fill="sheet"]': { fill: color.sheet },
  '& [data-line="route"]': { stroke: color.route, strokeWidth: 3.5 },
  '& [data-line="rope"]': { strokeDasharray: '1 7' },
  '& > svg > g:first-of-type *': {
    fill: 'none',
    stroke: color.sunk,
    strokeWidth: 7,
    strokeDasharray: 'none',
  },
  '& > svg > g:first-of-type [data-line="route"]': { strokeWidth: 9 },
})
