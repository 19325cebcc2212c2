import { css, keyframes } from '@emotion/react'
import { profileLine, stationPoints } from '../../content/drawings/profile.ts'
import type home from '../../content/home.yaml'
import { onScrollIntoView } from '../../shared/scrollAnimations.ts'
import { media } from '../../theme/media.ts'
import { mirrored, readable } from '../../theme/mirrored.ts'
import { family, type } from '../../theme/type.ts'
import { color, stroke } from '../../theme/vars.ts'
import { labelSize } from '../../ui/textWidth.ts'

/** The mountain at the bottom of the hero: an elevation profile with labels. */
export function Profile({ label, stations }: NonNullable<typeof home.profile>) {
  const { name, elevation } = stations.at(-1) ?? {}
  return (
    <svg
      css={[root, fitting(`${name} ${elevation}`)]}
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <pattern id="hatching" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M3.5 0V7" />
      </pattern>
      <path css={ground} d={below} />
      <path d={below} fill="url(#hatching)" />
      <path css={line} d={profileLine} />
      {stationPoints.map((point, index) => {
        const station = stations[index]
        const isSummit = index === stationPoints.length - 1
        return (
          <g key={point.x}>
            {isSummit ? (
              <path css={summit} d={`M${point.x} ${point.y - 34}l14 24h-28Z`} />
            ) : (
              <circle cx={point.x} cy={point.y} r="4.5" />
            )}
            <text x={point.label.x} y={point.label.y} textAnchor={point.label.anchor}>
              {`${station?.name} `}
              <tspan>{station?.elevation}</tspan>
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** The SVG path of the area below the profile line. The area extends far to both sides, for windows of any width. */
const below = `M-9000 400L${profileLine.slice(1)}H9000V400Z`

/** Reduces the font size of the summit's label on phones if the label would not fit. */
function fitting(label: string) {
  const fontSize = labelSize(label)
  return fontSize !== undefined && css({ '& text': { [media.narrow]: { fontSize } } })
}

const draw = keyframes({ from: { strokeDashoffset: '240rem' }, to: { strokeDashoffset: 0 } })

const root = css({
  position: 'absolute',
  zIndex: -1,
  left: '50%',
  bottom: 0,
  width: 'min(100%, 90rem)',
  height: 'clamp(min(9rem, 51.5vw), 22vw, 20rem)',
  maxWidth: 'none',
  overflow: 'visible',
  translate: '-50%',
  direction: 'ltr',
  ...mirrored,
  '& > pattern': { stroke: color.contour, strokeWidth: 1 },
  '& circle': {
    fill: color.paper,
    stroke: color.ink,
    strokeWidth: stroke.rule,
  },
  '& text': {
    fill: color.ink,
    ...type.station,
    fontSize: 37,
    paintOrder: 'stroke',
    stroke: color.paper,
    strokeWidth: 5,
    strokeLinejoin: 'round',
    ...readable,
    [media.wide]: { fontSize: 27 },
    [media.profile]: { fontSize: 21 },
    [media.full]: { fontSize: 17 },
    [media.sheet]: { fontSize: 15 },
  },
  '& tspan': {
    fill: color.ink2,
    fontFamily: family.note,
    fontStyle: 'italic',
    fontWeight: 400,
    fontSize: '1.13em',
  },
  // Narrow windows show only the last label, which is the summit's.
  '& > g:not(:last-of-type)': { display: 'none', [media.full]: { display: 'inline' } },
})

const ground = css({ fill: color.paper })

const line = css({
  fill: 'none',
  stroke: color.profile,
  strokeWidth: 2.2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  // The line is drawn as a single dash that is always longer than the line. The animation moves the dash into view,
  // which looks as if a pen drew the line.
  strokeDasharray: '240rem',
  ...onScrollIntoView(draw),
  // A wide window shows the profile before the visitor scrolls, so the animation runs when the page loads.
  // The line begins and ends outside the window. The negative delay skips a part of the line that few windows show.
  [media.wide]: {
    [media.moving]: {
      animation: `${draw} 4s linear -.4s both`,
      animationTimeline: 'auto',
    },
  },
})

const summit = css({ fill: color.route })
