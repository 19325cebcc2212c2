import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../theme/vars.ts'

/** A drawing of content/drawings/symbols.tsx, viewBox 0 0 88 160, with thin contour lines and one index line. */
export interface MapSymbol {
  /** Shapes in the ink's color; `data-fill` and `data-line` set another. */
  drawing: ReactNode
  lines: string
  index: string
}

/** A legend's symbol, whole, on a patch of map that fills its positioned box. */
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

// The first copy of the drawing is wider and has the ground's color, so that contour lines stop short of the second.
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
