import type { ReactElement } from 'react'
import { useFacts } from '../useFacts.ts'

/** Draws the ampersand in the business name as one piece of rope. */
export function RopeAnd() {
  return (
    <>
      <span className="unseen">&amp;</span>
      <svg className="rope-and" viewBox="0 0 44 48" aria-hidden="true">
        <path d="M40 42 13 15C7 8 11 3 18 3s11 6 7 12C21 21 5 22 5 34c0 7 6 11 13 11 11 0 18-9 19-20" />
      </svg>
    </>
  )
}

/** Draws a rope along a path. A dark edge separates the rope from other rope below it. */
function Rope({ d }: { d: string }) {
  return (
    <>
      <path className="rope-edge" d={d} />
      <path className="rope-core" d={d} />
      <path className="rope-fleck" d={d} />
    </>
  )
}

/** Greens of the fir, from dark to light. */
export const greens = ['#16371f', '#23583a', '#347445', '#559650', '#a8d672'] as const

/**
 * Needles of a limb. Each entry has an index of `greens`, and an SVG path that is drawn in that green.
 * The paths are one third of the size of the limb. `leafy` enlarges them.
 */
const spray: readonly (readonly [green: number, d: string])[] = [
  [
    1,
    'M141 24l11-5 13-3 0 3-8 1 0 6-7-2-1 5-8-2zM165 24l14-6 15-6-1 4-8 3-2 6-7-2-2 9-9-4zM190 25l15-7 17-6 1 3-11 3-1 7-9-1-2 8-10-3zM215 25l16-7 18-6-2 7-9 0-2 10-9-5-2 10-10-4zM239 26l17-8 19-6-1 7-10 1-2 8-10-3-1 11-12-5zM264 26l17-7 19-6-2 5-10 3-2 9-9-3-1 8-12-4zM289 27l16-7 18-6-3 6-8 1-3 8-8-2-3 9-9-4zM313 27l15-7 16-6 0 5-10 2-1 8-8-3-2 9-10-3z',
  ],
  [
    0,
    'M146 25l15 2 16 11 0 2-7-5 0 7-8-9-1 8-6-10-2 6-7-7zM168 25l18 3 20 12 0 3-9-6-1 5-8-7-2 6-7-10 0 8-11-8zM191 25l20 4 22 14 0 4-10-7 1 5-11-10-2 9-9-12 1 12-12-12zM214 26l21 3 24 16 0 4-11-8 2 5-13-8-1 9-10-12-1 9-11-11zM236 26l22 4 25 15-1 5-10-8-2 8-10-13 2 13-13-16-1 12-12-12zM259 27l22 2 24 14-1 5-10-7 2 7-13-10 0 12-11-15-1 7-12-8zM282 27l20 2 24 12 0 4-11-6-1 7-10-11 1 13-11-13-2 11-10-12zM304 28l19 3 22 13-2 3-8-5 0 5-10-8-2 7-8-12-1 10-10-10zM327 28l17 3 18 12-1 3-7-6 0 5-9-8-2 6-6-8-1 6-9-7z',
  ],
  [
    2,
    'M170 22l18 3 19 12 1 3-10-6 0 5-9-7-2 6-7-10 1 8-11-8zM215 23l21 3 25 16 0 4-11-8 1 5-12-8-1 9-10-12-1 9-12-11zM261 24l21 2 25 14-2 5-9-7 1 7-12-10-1 12-11-15 0 7-12-8zM306 25l19 3 21 13-1 3-8-5-1 5-9-8-2 7-8-12-2 10-9-10z',
  ],
  [
    3,
    'M147 22l15 2 17 11-1 2-7-5 1 7-8-9-1 8-7-10-1 6-8-7zM193 22l19 4 23 14-1 4-10-7 2 5-12-10-1 9-9-12 0 12-11-12zM238 23l22 4 25 15-1 5-11-8-1 8-10-13 1 13-12-16-1 12-12-12zM283 24l21 2 24 12 0 4-11-6-1 7-10-11 1 13-12-13-2 11-10-12zM329 25l16 3 19 12-1 3-7-6-1 5-8-8-2 6-6-8-2 6-8-7zM335 25l15 0 16 6 0 1-6-2 0 3-6-4 0 7-6-7 0 6-5-7 0 5-8-4z',
  ],
  [
    4,
    'M155 22l10 1 12 7-2 1-5-4-1 2-6-4-1 3-7-3zM177 23l13 1 13 8 0 1-8-5-1 2-7-5-3 4-7-3zM200 23l14 1 15 9-2 1-7-5-2 3-7-6-2 3-9-3zM223 24l15 1 16 9-3 2-7-6-2 3-8-5-1 5-10-6zM245 24l16 1 17 10-2 1-8-5-3 3-8-6-3 4-9-4zM336 26l12 1 13 7-1 2-7-5-1 3-7-6-1 5-8-4z',
  ],
]

/** Limb with needles. Other drawings repeat wood and needles with `<use href="#spray">`, or only the needles with `<use href="#needles">`. */
const leafy = (
  <g id="spray">
    <path fill="#5f432b" d="M0 44 560 62 1084 80v5L560 78 0 76z" />
    <g id="needles" transform="scale(3)">
      {spray.map(([green, d]) => (
        <path key={green} fill={greens[green]} d={d} />
      ))}
    </g>
  </g>
)

const thinned = (
  <>
    {leafy}
    <path
      fill="none"
      stroke="#a8d672"
      strokeWidth="2"
      strokeDasharray="7 6"
      d="M330 62l66 34 22 46-38-14-12 24-28-34-18 10-8-50zM390 52l34-44 44 2-12 24 20 8-34 22zM236 60l50 34 8 40-30-16-10 16-22-40z"
    />
  </>
)

const dead = (
  <>
    <path
      fill="#8b7a64"
      d="M0 44 380 62l34-36 30-14-14 26-24 26 176 8 30-40-8-22 26 16-2 22-14 28 138 10 34-34 30-4-24 20-14 20 96 8 40-24 34 2-36 14-18 14 120 4-124 12-66-6 26 30 24 6-32 2-44-38-122-6-22 26 6 28-22-20 4-36-138-8-34 40-34 12 16-24 20-30-214-8L0 74z"
    />
    <path fill="#6b5c4a" d="M0 62 380 74l250 8 300 16-340-2-210-8L0 74z" />
  </>
)

/** Limb of two stems, which a cable holds together near their ends. */
const cabled = (
  <>
    <path fill="#5f432b" d="M0 44 420 60 1010 26v6L540 76l470 70v6L440 92 0 76z" />
    <g transform="translate(66 2) scale(.87) rotate(-5 470 64)">
      <use href="#needles" />
    </g>
    <g transform="translate(66 48) scale(.87) rotate(3 470 64)">
      <use href="#needles" />
    </g>
    <path fill="none" stroke="#f0f4e4" strokeWidth="5" d="M764 46v70" />
    <path fill="#f4a94a" d="M752 32h24v16h-24zM752 112h24v16h-24z" />
  </>
)

/** Trunk sawn into logs, from the thickest to the thinnest. */
const sawn = (
  <>
    <path
      fill="#5f432b"
      d="M0 34 330 46v66L0 120zM380 46l140 4v60l-140 2zM570 54l110 4v48l-110 2zM730 60l90 2v38l-90 2zM850 70l180 10v4L850 96z"
    />
    <path
      fill="#e8c99a"
      d="M330 46l12 10 4 23-4 23-12 10-9-12-4-21 4-21zM520 50l10 9 4 21-4 21-10 9-8-11-4-19 4-19zM680 58l8 7 4 17-4 17-8 7-7-8-3-16 3-16zM820 62l6 6 3 13-3 13-6 6-6-7-3-12 3-12z"
    />
    <path
      fill="none"
      stroke="#b5714a"
      strokeWidth="3"
      d="M330 62l6 17-6 17-5-17zM520 65l6 15-6 15-5-15zM680 70l4 12-4 12-4-12zM820 73l3 8-3 8-3-8z"
    />
    <g transform="translate(683 56) scale(.38)">
      <use href="#needles" />
    </g>
  </>
)

/** Drawings of limbs. Each key is the id of the service in facts.yaml. The details are at the right, because a narrow screen cuts off the left end. */
export const limbs: Readonly<Record<string, ReactElement>> = {
  'crown-thinning': thinned,
  'dead-limbs': dead,
  cabling: cabled,
  'whole-tree': sawn,
}

const turns = [
  'M66 22C40 60 30 230 62 250S112 80 84 24',
  'M60 20C20 40 14 220 50 232S100 60 78 22',
  'M76 20c-28 60-30 180-2 190S118 60 94 22',
  'M48 92c16 8 40 8 58-2M48 104c16 8 40 8 58-2',
]

/** Draws a coiled climbing rope, which hangs from a stub of the trunk. */
export function Coil() {
  return (
    <svg className="coil" viewBox="0 0 180 290" aria-hidden="true">
      <path fill="#5f432b" d="M180 2v34l-122 6-12-14 10-16z" />
      {turns.map((d) => (
        <Rope key={d} d={d} />
      ))}
    </svg>
  )
}

const figures = [
  ['M-30 60C-6 62 2 44 16 32L40 8v84'],
  ['M-30 40C-4 46 8 44 12 30 18 4 62 2 62 30c0 24-42 40-50 62h72'],
  ['M-30 20C-10 26 0 8 14 8h48L36 42c18 0 30 10 30 25S54 93 38 93 12 88 8 76'],
  ['M50 8 6 66h78', 'M-30 60C-10 66 22 40 50 8v84'],
]

/** Draws the number of a step as a rope in the shape of the digit. */
export function RopeFigure({ number }: { number: number }) {
  const tails = figures[number - 1] ?? []
  return (
    <svg className="rope-figure" viewBox="-32 0 128 100" aria-hidden="true">
      {tails.map((d) => (
        <Rope key={d} d={d} />
      ))}
    </svg>
  )
}

/** SVG paths of a trunk sawn across: the bark, then seven rings from the outermost to the innermost. */
const [bark = '', ...ringEdges]: readonly string[] = [
  'M239 120l-6 23-4 24-17 18-15 18-20 13-23 6-22 5-24 2-23-5-19-13-18-13-19-14-9-21-12-20 0-23 0-23 7-22 11-21 16-18 19-15 23-9 24 0 23 5 21 6 22 6 17 15 18 13 12 19 14 20z',
  'M226 131l-7 28-18 24-22 19-26 12-29 6-29-4-27-10-22-18-15-24-11-26-4-28 4-29 15-26 23-19 28-11 29-3 28 7 26 9 23 16 19 21 12 26z',
  'M207 96l5 26-5 26-13 23-20 19-24 11-25 5-27-2-24-10-20-17-14-21-9-24-1-26 7-26 15-22 22-16 27-6 26 1 25 7 22 12 19 18z',
  'M139 55l21 10 18 15 14 20 4 24-5 24-15 20-19 15-23 8-24 1-23-7-20-14-13-19-8-22-1-24 7-24 17-18 22-11 25-3z',
  'M76 73l22-9 22-1 21 5 19 12 15 16 7 21-2 23-12 20-18 13-22 7-22-1-21-8-16-15-9-20-3-22 5-22z',
  'M71 128l-1-20 10-18 17-12 20-2 18 5 17 9 13 15 3 20-5 19-15 14-18 9-20 1-19-8-13-14z',
  'M104 151l-13-9-7-15 0-16 9-14 15-8 16 2 14 6 11 11 5 16-6 16-12 11-16 3z',
  'M129 140l-11 3-12-3-8-9-2-12 4-11 11-7 12 2 10 6 7 10-3 12z',
]

const woods = ['#ecd6a8', '#dfbd87', '#e7c993', '#d3a06b', '#c98f5c', '#b97a4c', '#cd9660']

/** Positions of the step numbers. Number 1 is in the center, and each next number is one tree ring further out and 0.36 radians further clockwise. */
const numbers = ringEdges.map((_, i) => {
  const radius = i && 13.6 * i + 14
  const angle = -0.45 + i * 0.36
  return {
    x: Math.round(120 + radius * Math.cos(angle)),
    y: Math.round(121.5 + 0.96 * radius * Math.sin(angle)),
  }
})

export function TrunkSection() {
  return (
    <svg
      className="trunk-section"
      viewBox="0 0 240 240"
      role="img"
      aria-label="A trunk sawn across. Its seven rings carry the numbers of the seven steps, the first in the middle."
    >
      <path fill="#382516" d={bark} />
      {ringEdges.map((d, i) => (
        <path key={d} fill={woods[i]} stroke="#8a5632" strokeWidth="1" d={d} />
      ))}
      <path fill="#8a5632" d="M116 125 59 186l-23 18 19-22zM125 116l42-49 13-11-10 16z" />
      {numbers.map(({ x, y }, i) => (
        <text key={x} x={x} y={y} dy="4.5">
          {i + 1}
        </text>
      ))}
    </svg>
  )
}

/** x positions of the two ends of the rope that shows the service area. */
const [ropeStart, ropeEnd] = [40, 820]
/** x positions of the first and the last knot in the rope that shows the service area. */
const [firstKnot, lastKnot] = [60, 780]

/** Returns the y position of the rope at a given x. The rope hangs from its two ends, so y is largest (lowest on the page) in the middle. */
function sag(x: number) {
  const t = (x - ropeStart) / (ropeEnd - ropeStart)
  return Math.round(34 + 150 * t * (1 - t))
}

/** Maximum number of knots on the rope, so that neighboring town names do not overlap. */
const mostKnots = 5

/** Chooses the towns that the rope shows with a knot: the first town, the last town, and towns at even steps between these two. */
function knotted(towns: readonly string[]) {
  const knots = Math.min(towns.length, mostKnots)
  const step = (towns.length - 1) / Math.max(1, knots - 1)
  return Array.from({ length: knots }, (_, knot) => towns[Math.round(knot * step)] ?? '')
}

/** Draws the service area as a rope with a knot for each town. The names of the towns are alternately below and above the rope. */
export function AreaRope() {
  const towns = knotted(useFacts().business.areaServed)
  const between = (lastKnot - firstKnot) / Math.max(1, towns.length - 1)
  return (
    <svg
      className="area-rope"
      viewBox="0 0 840 120"
      role="img"
      aria-label={`A rope with a knot for each of these: ${towns.join(', ')}.`}
    >
      <Rope d={`M-300 14 ${ropeStart} 34Q430 109 ${ropeEnd} 34`} />
      {towns.map((town, at) => {
        const x = firstKnot + at * between
        return (
          <g key={town} transform={`translate(${x} ${sag(x)})`}>
            <path className="knot" d="M-13-8-4-14 9-12 14-2 10 10-2 14-13 8z" />
            <path className="knot-turn" d="M-8-10 4 12M0-13 11 7" />
            <text y={at % 2 ? -26 : 44}>{town}</text>
          </g>
        )
      })}
    </svg>
  )
}

/** Draws a woodpecker with an amber crest. */
export function Woodpecker() {
  return (
    <svg className="woodpecker" viewBox="0 0 160 250" aria-hidden="true">
      <path fill="#66776a" d="M92 54l22 44 2 56-24 46-10 48-14-6 2-60-10-50 8-52z" />
      <path fill="#16261b" d="M92 92l18 28-6 52-22 44-8-8 2-60z" />
      <path fill="#f0f4e4" d="M64 42l30 12-10 34-16 16 2-38-18-10z" />
      <path fill="#16261b" d="M38 40l34-4 22 12-26 8-30-2z" />
      <path fill="#d9d3b4" d="M44 40 2 48l40 6z" />
      <path fill="#f4a94a" d="M44 38l18-16 26-18 2 20 20 2-16 24-22-10z" />
      <circle cx="62" cy="43" r="4" fill="#f0f4e4" />
      <path fill="#d9d3b4" d="M66 148l-28-6 26 14zM70 168l-30 2 30 8z" />
    </svg>
  )
}

/** Draws a fallen limb beside a stump, for the section about storm damage. */
export function FallenLimb() {
  return (
    <svg
      className="fallen"
      viewBox="0 0 1100 190"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path fill="#4a3220" d="M616 190l16-22 6-58 84-6 8 60 22 26z" />
      <path fill="#e8c99a" d="M636 108l24-12 40-1 24 7-20 13-44 3z" />
      <path fill="none" stroke="#b5714a" strokeWidth="3" d="M656 107l14-5h22l12 2-12 5-22 1z" />
      <path fill="#5f432b" d="M744 138l16 6 12-7 300 32v6L768 164l-20-6 10-8z" />
      <g transform="translate(502 112) rotate(2 470 60) scale(.55)">
        <use href="#needles" />
      </g>
    </svg>
  )
}

/** Draws the foot of the fir and its roots, behind the last sections of the page. */
export function Roots() {
  return (
    <svg className="roots" viewBox="0 0 1200 1500" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="#382516"
        d="M228 90 110 190 20 230l-120 150 150-120 90-50 110-80zM300 90l150 70 150 10 190 60 230 14-240 8-200-46-150-4-150-40zM246 90l-26 190 36 170-60 210 30 190-50 190 20 210 14-210 54-190-26-190 66-200-38-180 20-150zM300 110l120 190 40 220 130 190 50 250 130 170-94-190-50-250-120-180-40-230-110-180z"
      />
      <path
        fill="#4a3220"
        d="M188 0h148l14 44 66 50 150 30 190 8 140 52 260 18-270 6-146-42-180 4-170-24-60-20 30 120 130 130 50 220 150 170 40 210 120 150-150-130-50-220-150-160-60-220-130-130-40-100-14 160 44 190-60 210 50 200-40 220 20 230-50-230 30-220-46-200 46-210-40-190 4-130-70 130-120 80-40 190-110 130-20 180-40-10 30-190 110-120 34-190 120-90 30-90-70 50-150 30-160 150 140-180 150-40 96-70z"
      />
      <path fill="#5f432b" d="M232 0h20l-2 80 10 120-18-116zM284 0h16l12 60 60 56-68-46z" />
    </svg>
  )
}
