import { css } from '@emotion/react'
import type { MapSymbol } from '../content/types.ts'
import { color } from '../theme/vars.ts'

/** A legend's symbol on a patch of map, filling its box. */
export function Patch({ symbol }: { symbol: MapSymbol }) {
  const { drawing, lines, index: indexLine } = symbol
  return (
    <svg css={root} viewBox="0 0 88 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path css={ground} d={lines} />
      <path css={[ground, index]} d={indexLine} />
      <g css={[line, halo]}>{drawing}</g>
      <g css={line}>{drawing}</g>
    </svg>
  )
}

const root = css({ width: '100%', height: '100%', background: color.sunk })
const ground = css({ fill: 'none', stroke: color.contour, strokeWidth: 1.1 })
const index = css({ strokeWidth: 2 })

const line = css({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-fill="ink"]': { fill: color.ink, stroke: 'none' },
  '& [data-fill="route"]': { fill: color.route, stroke: 'none' },
  '& [data-fill="sheet"]': { fill: color.sheet },
  '& [data-line="route"]': { stroke: color.route, strokeWidth: 3.5 },
  '& [data-line="rope"]': { strokeDasharray: '1 7' },
})

const halo = css({
  '&& *': { fill: 'none', stroke: color.sunk, strokeWidth: 7, strokeDasharray: 'none' },
  '&& [data-line="route"]': { strokeWidth: 9 },
})
