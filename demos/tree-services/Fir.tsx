import { Fragment } from 'react'
import { furrows, plates } from './bark.ts'
import { Climber } from './Climber.tsx'
import { crown, leader } from './crown.ts'
import { greens } from './greens.ts'

/** The tree behind the page: trunk, crown, and the climber, whom the style lets follow the scroll. */
export function Fir() {
  return (
    <div className="fir" role="img" aria-label="A Douglas fir with a climber in amber on a rope">
      <Trunk />
      <svg className="crown" viewBox="0 0 213 347" preserveAspectRatio="none">
        {crown.map(({ drop, boughs, tips }) => (
          <Fragment key={boughs[0]}>
            {drop > 0 && (
              <path fill={greens[0]} transform={`translate(0 ${drop})`} d={boughs.join('')} />
            )}
            {boughs.map((d, i) => (
              <path key={d} fill={greens[i + 1]} d={d} />
            ))}
            {tips.map((d, i) => (
              <path key={d} fill={greens[i + 2]} d={d} />
            ))}
          </Fragment>
        ))}
        {leader.map((d, i) => (
          <path key={d} fill={greens[i + 2]} d={d} />
        ))}
      </svg>
      <div className="line">
        <div className="climber">
          <Climber />
        </div>
      </div>
    </div>
  )
}

/** Bark is a repeated piece, so that it keeps its scale however long the page is. */
function Trunk() {
  return (
    <svg className="trunk">
      <pattern id="bark" width="120" height="360" patternUnits="userSpaceOnUse">
        <path fill="#4a3220" d="M0 0h120v360H0z" />
        <g id="piece" transform="scale(2)">
          <path fill="#382516" d={furrows} />
          <path fill="#5c4029" d={plates} />
        </g>
        <use href="#piece" y="-360" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#bark)" />
    </svg>
  )
}
