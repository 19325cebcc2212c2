import type { ReactElement } from 'react'
import { useFacts } from '../useFacts.ts'

/**
 * Draws a bend in a pipe. The drawing is a square, twice as wide as the pipe. With `in`, the pipe runs
 * from the left edge of the square to the bottom edge. With `out`, the pipe runs from the top edge to
 * the right edge.
 */
export function Elbow({ turn }: { turn: 'in' | 'out' }) {
  // Radii of the shadow line and the light line in the bend. At each end of the bend, both lines meet the same lines of the straight pipe.
  const [shade, light] = turn === 'in' ? [108, 168] : [192, 132]
  const arc = (r: number) =>
    turn === 'in'
      ? `M0 ${200 - r}A${r} ${r} 0 0 1 ${r} 200`
      : `M${200 - r} 0A${r} ${r} 0 0 0 200 ${r}`
  return (
    <svg className="elbow" viewBox="0 0 200 200" aria-hidden="true">
      <path className="p" strokeWidth="100" d={arc(150)} />
      <path className="p-shade" strokeWidth="16" d={arc(shade)} />
      <path className="p-light" strokeWidth="8" d={arc(light)} />
      {turn === 'in' ? (
        <Collars
          ends={[
            { x: -40, y: -16, width: 40, height: 132 },
            { x: 84, y: 200, width: 132, height: 40 },
          ]}
        />
      ) : (
        <Collars
          ends={[
            { x: -16, y: -40, width: 132, height: 40 },
            { x: 200, y: 84, width: 40, height: 132 },
          ]}
        />
      )}
    </svg>
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function Collars({ ends }: { ends: readonly Box[] }) {
  return ends.map((end) => <rect key={end.x} className="p-dark" rx="10" {...end} />)
}

/** Draws a cast-iron hand wheel with wavy spokes and knobs on the rim. */
export function ValveWheel() {
  return (
    <svg className="d" viewBox="0 0 240 240" aria-hidden="true">
      <rect className="flange" x="64" y="-22" width="112" height="22" rx="6" />
      <rect className="flange" x="64" y="240" width="112" height="22" rx="6" />
      <circle className="f-dark" cx="120" cy="120" r="52" />
      <g className="turns">
        <circle className="i" cx="120" cy="120" r="94" strokeWidth="20" />
        <circle
          className="i"
          cx="120"
          cy="120"
          r="105"
          strokeWidth="17"
          strokeDasharray="0 65.97"
        />
        {[0, 72, 144, 216, 288].map((angle) => (
          <path
            key={angle}
            className="i"
            strokeWidth="14"
            d="M120 120C140 94 102 68 120 30"
            transform={`rotate(${angle} 120 120)`}
          />
        ))}
        <circle className="fi" cx="120" cy="120" r="32" />
        <path className="fw" d="M120 104l13.9 8v16l-13.9 8-13.9-8v-16z" />
      </g>
    </svg>
  )
}

/** Draws a round thermometer that shows 68 °F. The scale goes from 40 °F to 100 °F. */
export function Gauge() {
  return (
    <svg className="d gauge" viewBox="0 0 240 240" role="img" aria-label="A gauge at 68 degrees">
      <rect className="flange" x="64" y="-22" width="112" height="22" rx="6" />
      <rect className="flange" x="64" y="240" width="112" height="22" rx="6" />
      <circle className="fw i" cx="120" cy="120" r="110" strokeWidth="17" />
      <g strokeWidth="15" strokeLinecap="butt">
        <path className="c" d="M63.4 176.6A80 80 0 0 1 120 40" />
        <path className="h" d="M120 40a80 80 0 0 1 56.6 136.6" />
      </g>
      {[-135, -90, -45, 0, 45, 90, 135].map((angle) => (
        <path
          key={angle}
          className="i"
          strokeWidth="6"
          d="M120 29v20"
          transform={`rotate(${angle} 120 120)`}
        />
      ))}
      <text x="125" y="200">
        68°
      </text>
      <g transform="rotate(-9 120 120)">
        <path className="fi swings" d="M109 122 120 54l11 68z" />
      </g>
      <circle className="fi" cx="120" cy="122" r="14" />
      <circle className="fw" cx="120" cy="122" r="5" />
    </svg>
  )
}

/* Drawing for each service. On the page, a short pipe (`Branch`) leads to the middle of the drawing's left or right edge. The drawing's own pipe starts there. */
const serviceDrawings = {
  furnace: (
    <>
      <path className="h" strokeWidth="12" d="M-4 48H40" />
      <rect className="fw i" x="40" y="7" width="66" height="82" rx="10" strokeWidth="7" />
      <path className="i" strokeWidth="5" d="M57 23h32" />
      <path
        className="fh"
        d="M73 79c-12 0-19-7-19-17 0-9 8-13 9-25 8 3 12 9 12 15 3-1 4-4 4-7 8 5 13 12 13 18 0 9-7 16-19 16z"
      />
    </>
  ),
  heatPump: (
    <>
      <path className="h" strokeWidth="12" d="M-4 48H34" />
      <rect className="fw i" x="34" y="11" width="92" height="72" rx="10" strokeWidth="7" />
      <circle className="i" cx="72" cy="47" r="24" strokeWidth="6" />
      <path
        className="h"
        strokeWidth="7"
        d="M72 47c-6-5-6-10-2-14M72 47c7-2 12 0 13 5M72 47c-1 7-5 10-11 8"
      />
      <circle className="fi" cx="72" cy="47" r="5" />
      <path className="i" strokeWidth="5" d="M110 32v30M50 89h10M100 89h10" />
    </>
  ),
  newSystem: (
    <>
      <path className="h" strokeWidth="12" d="M-4 48H28" />
      <rect
        className="i"
        x="44"
        y="7"
        width="66"
        height="82"
        rx="10"
        strokeWidth="7"
        strokeDasharray="0 13.45"
      />
      <path className="h" strokeWidth="9" d="M77 33v30M62 48h30" />
    </>
  ),
  trap: (
    <>
      <path
        className="c"
        strokeWidth="12"
        d="M136 48h-28a12 12 0 0 0-12 12v4a17 17 0 0 1-34 0V30"
      />
      <path className="fw i" strokeWidth="7" d="M34 8c0 15 10 22 28 22s28-7 28-22z" />
      <path className="i" strokeWidth="7" d="M24 8h76" />
      <path className="fi" d="M68 83c0-8 6-11 12-10s12 5 9 12-21 7-21-2z" />
    </>
  ),
  tank: (
    <>
      <path className="c" strokeWidth="12" d="M136 48H90" />
      <rect className="fw i" x="36" y="6" width="56" height="84" rx="20" strokeWidth="7" />
      <path className="c" strokeWidth="5.5" d="M64 31v34M49 39.5l30 17M49 56.5l30-17" />
    </>
  ),
  faucet: (
    <>
      <path className="i" strokeWidth="8" d="M96 46V22M80 20h32" />
      <path className="c" strokeWidth="14" d="M136 48H74a18 18 0 0 0-18 16" />
      <path className="i" strokeWidth="8" d="M46 66h20" />
      <path className="fc" d="M56 75c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z" />
    </>
  ),
} satisfies Record<string, ReactElement>

export function ServiceDrawing({ of }: { of: keyof typeof serviceDrawings }) {
  return (
    <svg className="d service-drawing" viewBox="0 0 132 96" aria-hidden="true">
      {serviceDrawings[of]}
    </svg>
  )
}

/** Draws a dial with the number of a step. The scale of the dial is one quarter full at step 1, and completely full at step 4. */
export function StepDial({ number }: { number: number }) {
  return (
    <svg className="d dial" viewBox="0 0 96 96" aria-hidden="true">
      <circle className="fw i" cx="48" cy="48" r="42" strokeWidth="10" />
      <circle
        className="s"
        cx="48"
        cy="48"
        r="31"
        strokeWidth="7"
        strokeLinecap="butt"
        pathLength="360"
        strokeDasharray={`${number * 67.5} 360`}
        transform="rotate(135 48 48)"
      />
      <text x="48" y="61">
        {number}
      </text>
    </svg>
  )
}

/** Draws a loop of wire from which a paper tag hangs. */
export function TagWire() {
  return (
    <svg className="d wire" viewBox="0 0 40 72" aria-hidden="true">
      <circle className="fw i" cx="20" cy="58" r="10" strokeWidth="5" />
      <path className="i" strokeWidth="4" d="M20 56C2 40 6 4 20 4s18 36 0 52" />
    </svg>
  )
}

/* Marks on a round scale of driving minutes. The mark of 0 is at -135° (lower left), and each minute adds 4.5°. */
const marks = [0, 10, 20, 30, 40, 50, 60].map((minutes) => {
  const angle = minutes * 4.5 - 135
  const radians = (angle * Math.PI) / 180
  return {
    minutes,
    angle,
    x: Math.round(160 + 80 * Math.sin(radians)),
    y: Math.round(160 - 80 * Math.cos(radians)) + 9,
  }
})

/** Draws the service area as a dial of driving minutes. The scale is blue up to the longest drive that the business makes, then red. */
export function MinutesDial() {
  const [town] = useFacts().business.areaServed
  return (
    <svg
      className="d minutes"
      viewBox="0 0 320 320"
      role="img"
      aria-label={`A dial of driving minutes from ${town}, blue from 0 to 40, red from there to 60. The needle is at 40.`}
    >
      <circle className="fw i" cx="160" cy="160" r="148" strokeWidth="22" />
      <g strokeWidth="16" strokeLinecap="butt">
        <path className="c" d="M79.4 240.6A114 114 0 0 1 240.6 79.4" />
        <path className="h" d="M240.6 79.4a114 114 0 0 1 0 161.2" />
      </g>
      {marks.map(({ minutes, angle, x, y }) => (
        <g key={minutes}>
          <path
            className="i"
            strokeWidth="6"
            d="M160 36v22"
            transform={`rotate(${angle} 160 160)`}
          />
          <text x={x} y={y}>
            {minutes}
          </text>
        </g>
      ))}
      <text className="unit" x="160" y="252">
        minutes
      </text>
      <path className="fi" d="M147 164 160 98l13 66z" transform="rotate(45 160 160)" />
      <circle className="fi" cx="160" cy="160" r="18" />
      <circle className="fw" cx="160" cy="160" r="6" />
    </svg>
  )
}

/** Draws a water valve with a lever. The lever of a closed valve lies across the pipe, and the lever of an open valve along the pipe. */
export function BallValve() {
  return (
    <svg className="d ball-valve" viewBox="0 0 64 56" aria-hidden="true">
      <path className="c" strokeWidth="12" strokeLinecap="butt" d="M26 28h40" />
      <path className="c" strokeWidth="12" d="M10 28h16" />
      <circle className="fw i" cx="30" cy="28" r="14" strokeWidth="6" />
      <path className="h lever" strokeWidth="9" d="M30 28V7" />
      <circle className="fi" cx="30" cy="28" r="6" />
    </svg>
  )
}

/* Drawings of how to shut the water off. The drawings stand side by side, and a pipe at y = 170 runs through all of them. */
const scenes = {
  find: {
    label:
      'A house with its water line: in from the meter box at the street, with the main valve inside the wall.',
    drawing: (
      <>
        <path className="i" strokeWidth="8" d="M-10 128h98M262 128h24" />
        <path className="fw i" strokeWidth="8" d="M88 128V72l87-48 87 48v56z" />
        <path className="i" strokeWidth="8" d="M72 80 175 22l103 58" />
        <path className="i" strokeWidth="6" d="M206 128V92h30v36" />
        <path className="c" strokeWidth="16" d="M-10 170h320M118 170V84" />
        <path className="fw i" strokeWidth="6" d="M20 126h40v24H20z" />
        <path className="c" strokeWidth="16" strokeLinecap="butt" d="M40 150v14" />
        <circle className="fi" cx="118" cy="112" r="12" />
        <path className="i" strokeWidth="8" d="M118 112h24M142 102v20" />
        <circle className="h" cx="124" cy="112" r="34" strokeWidth="8" />
      </>
    ),
  },
  shut: {
    label:
      'A wheel valve with an arrow clockwise, and a lever valve with its lever across the pipe.',
    drawing: (
      <>
        <path className="c" strokeWidth="16" d="M-10 170h320" />
        <path className="i" strokeWidth="9" d="M72 154v32M112 154v32M188 154v32M232 154v32" />
        <path className="fi" d="M82 110h20v60H82z" />
        <circle className="fw i" cx="92" cy="88" r="40" strokeWidth="11" />
        {[0, 60, 120].map((angle) => (
          <path
            key={angle}
            className="i"
            strokeWidth="7"
            d="M92 52v72"
            transform={`rotate(${angle} 92 88)`}
          />
        ))}
        <circle className="fi" cx="92" cy="88" r="12" />
        <path className="h" strokeWidth="8" d="M50 44a60 60 0 0 1 78-6M112 34l18 5 3-19" />
        <circle className="fi" cx="210" cy="170" r="20" />
        <circle className="fi" cx="210" cy="138" r="13" />
        <path className="i" strokeWidth="6" strokeDasharray="0 12" d="M232 138h60" />
        <path className="i" strokeWidth="14" d="M210 170V84" />
        <path className="h" strokeWidth="20" d="M210 112V84" />
        <path className="h" strokeWidth="8" d="M276 116a60 60 0 0 0-40-44M252 64l-18 7 8 18" />
      </>
    ),
  },
  drain: {
    label: 'A faucet running into a bucket, and a phone.',
    drawing: (
      <>
        <path
          className="c"
          strokeWidth="16"
          d="M-10 170h22a16 16 0 0 0 16-16V70a16 16 0 0 1 16-16h48a20 20 0 0 1 20 20v6"
        />
        <path className="i" strokeWidth="9" d="M70 46V26M52 24h36M98 84h28M14 112h28" />
        <path className="fw i" strokeWidth="8" d="M76 126h76l-10 66H86z" />
        <path className="fl" d="M83 148h62l-6 40H89z" />
        <path className="l" strokeWidth="12" strokeLinecap="butt" d="M112 89v62" />
        <rect className="fw i" x="204" y="62" width="62" height="120" rx="14" strokeWidth="8" />
        <path className="i" strokeWidth="6" d="M228 166h14" />
        <path
          className="fc"
          d="M222 92c4-4 8-4 10 1l3 7-5 6c2 6 6 10 12 13l6-5 7 3c4 2 5 6 1 10-16 14-48-22-34-35z"
        />
      </>
    ),
  },
} satisfies Record<string, { label: string; drawing: ReactElement }>

export function ShutOffScene({ of }: { of: keyof typeof scenes }) {
  const { label, drawing } = scenes[of]
  return (
    <svg className="d scene" viewBox="0 0 300 210" role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}

/** Draws a wall tap that mixes water from a hot and a cold pipe. Both pipes meet the tap at y = 76. */
export function MixerTap() {
  return (
    <svg className="d mixer" viewBox="0 0 400 222" aria-hidden="true">
      <path className="i" strokeWidth="50" d="M70 76h260" strokeLinecap="butt" />
      <path className="f-hot-dark" d="M8 32h34a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H8z" />
      <path className="f-cold-dark" d="M392 32h-34a8 8 0 0 0-8 8v72a8 8 0 0 0 8 8h34z" />
      <path className="fi" d="M50 44h24v64H50zM326 44h24v64h-24z" />
      <path className="i" strokeWidth="60" strokeLinecap="butt" d="M200 76v120" />
      <path
        className="fi"
        d="M158 188h84a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z"
      />
      <circle className="fi" cx="200" cy="76" r="52" />
      <path className="i" strokeWidth="18" d="M200 40V10" />
      <circle className="fi" cx="200" cy="14" r="14" />
      <g strokeWidth="11">
        <circle className="fw i" cx="118" cy="76" r="52" />
        <circle className="fw i" cx="282" cy="76" r="52" />
      </g>
      <g strokeWidth="19">
        <path className="h" d="M118 48v56M90 76h56" />
        <path className="c" d="M262.2 56.2l39.6 39.6M262.2 95.8l39.6-39.6" />
      </g>
      <circle className="fi" cx="118" cy="76" r="13" />
      <circle className="fi" cx="282" cy="76" r="13" />
      <path className="w" strokeWidth="6" d="M183 128v44" />
    </svg>
  )
}
