import { css } from '@emotion/react'
import { mark } from '../theme/mark.ts'
import { color } from '../theme/vars.ts'

/** The mark, still, at the size of its box. */
export function Mark() {
  return (
    <svg css={root} viewBox="0 0 100 100" aria-hidden="true">
      <g css={rings}>
        {mark.rings.map((ring) => (
          <path key={ring} d={ring} />
        ))}
      </g>
      <path css={summit} d={mark.center} />
    </svg>
  )
}

const root = css({ width: '100%', height: '100%', overflow: 'visible' })
const rings = css({ fill: 'none', stroke: 'currentColor', strokeWidth: 3 })
const summit = css({ fill: color.route })
