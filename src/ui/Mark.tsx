import { css } from '@emotion/react'
import { color } from '../theme/vars.ts'
import { markPaths } from './markPaths.ts'

/** The mark, still, at the size of its box. */
export function Mark() {
  return (
    <svg css={root} viewBox="0 0 100 100" aria-hidden="true">
      <g css={rings}>
        <path d={markPaths.outer} />
        <path d={markPaths.middle} />
        <path d={markPaths.inner} />
      </g>
      <path css={summit} d={markPaths.summit} />
    </svg>
  )
}

const root = css({ width: '100%', height: '100%', overflow: 'visible' })
const rings = css({ fill: 'none', stroke: 'currentColor', strokeWidth: 3 })
const summit = css({ fill: color.route })
