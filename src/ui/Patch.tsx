import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../theme/vars.ts'

/** A drawing in content/drawings/symbols.tsx, viewBox 0 0 88 160. */
export interface MapSymbol {
  /** Shapes in the text color. `data-fill` and `data-line` set another color. */
  drawing: ReactNode
  /** Path of the thin contour lines. */
  lines: string
  /** Path of the bold contour line. */
  index: string
}

/** A drawing on a piece of topographic map. Fills a positioned box; the map is cropped, the drawing is not. */
export function Patch({ symbol }: { symbol: MapSymbol }) {
  const { drawing, lines, index } = symbol
  return (
    <svg css={root} aria-hidden="true">
      <svg viewBox="0 0 88 160" preserveAspectRatio="xMidYMid slice">
        <path d={lines} />
        <path d={index} />
      </svg>
      <svg viewBox="0 0 88 160">
        <g>{drawing}</g>
        <g>{drawing}</g>
      </svg>
    </svg>
  )
}

// The first copy of the drawing has wide strokes in the background color, so that the contour lines end
// before the second copy.
const root = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: color.sunk,
  '& > svg': { fill: 'none', overflow: 'visible' },
  '& > svg > path': { stroke: color.contour, strokeWidth: 1.1 },
  '& > svg > path + path': { strokeWidth: 2 },
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
