import type { ReactNode } from 'react'

/** Half the width of a wave drawing. The middle of the drawing is at x = 0. */
const reach = 1600
/** Distance in x from the start of the Bézier curve to its control point, as a fraction of half a period. With this value, the curve starts as steeply as a sine. */
const handle = 4 / (3 * Math.PI)

/** Builds the SVG path of a sine wave around a given y, across the whole width of the drawing. */
function wave(period: number, amplitude: number, y: number): string {
  const half = period / 2
  const near = Math.round(half * handle)
  const lift = Math.round((amplitude * 4) / 3)
  const halves = Math.ceil((2 * reach) / half)
  let path = `M${-reach} ${y}c${near}-${lift} ${half - near}-${lift} ${half} 0`
  for (let i = 1; i < halves; i++) path += `s${half - near} ${i % 2 ? lift : -lift} ${half} 0`
  return path
}

const front = wave(400, 12, 0)
const deep = `V600H${-reach}z`

/** Defines the shapes of two waves, which every `Waterline` reuses by id. */
export function WaveShapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <path id="front" d={front + deep} />
      <path id="crest" d={front} />
      <path id="back" d={wave(260, 10, -7) + deep} />
    </svg>
  )
}

interface WaterlineProps {
  /** Depth of the water in inches, which the gauge at the right shows. */
  inches: number
  /** Object in the water, drawn around y = 0. The part below y = 0 takes on the color of the water. */
  children?: ReactNode
}

/** Draws the upper edge of a section: waves, an object in the water and a depth gauge at the right. */
export function Waterline({ inches, children }: WaterlineProps) {
  return (
    <div className="waterline" aria-hidden="true">
      <svg className="water" viewBox="0 0 1 1">
        <use className="swell" href="#back" />
        <use className="ground" href="#front" />
      </svg>
      {children && (
        <svg className="afloat" viewBox="-150 0 300 1">
          {children}
        </svg>
      )}
      {children && (
        <svg className="water hue" viewBox="0 0 1 1">
          <use href="#front" />
        </svg>
      )}
      <svg className="water" viewBox="0 0 1 1">
        {children && <use className="tint" href="#front" />}
        <use className="crest" href="#crest" />
      </svg>
      <p className="inches">
        {inches}
        <span> in</span>
      </p>
    </div>
  )
}

/** Draws a window. CSS colors it for night in the first section and for morning in the footer. */
export function Window() {
  return (
    <svg className="window" viewBox="0 0 200 230" aria-hidden="true">
      <path className="frame" d="M0 0H200V212H0z" />
      <path
        className="pane"
        d="M14 14H93V98H14zM107 14H186V98H107zM14 112H93V198H14zM107 112H186V198H107z"
      />
      <circle className="moon" cx="60" cy="54" r="19" />
      <circle className="moon-shade" cx="70" cy="48" r="17" />
      <path className="frame" d="M-14 208H214V226H-14z" />
    </svg>
  )
}

/**
 * Visible surfaces of a chair, the farthest first. Each surface has a letter and an SVG path. The letter
 * decides the color: f for a front surface, s for a side, t for a top.
 */
const faces = [
  ['f', 'M-43-29l13 2l0-377l-13-2z'],
  ['s', 'M-24-31l-6 4l0-377l6-4z'],
  ['t', 'M-36-410l12 2l-6 4l-13-2z'],
  ['f', 'M-29-97l130 19l0-12l-130-19z'],
  ['s', 'M105-80l-4 2l0-12l4-2z'],
  ['f', 'M-29-248l130 19l0-23l-130-19z'],
  ['s', 'M105-230l-4 1l0-23l4-2z'],
  ['t', 'M-25-273l130 19l-4 2l-130-19z'],
  ['f', 'M-29-298l130 19l0-23l-130-19z'],
  ['s', 'M105-280l-4 1l0-23l4-2z'],
  ['t', 'M-25-323l130 19l-4 2l-130-19z'],
  ['f', 'M-29-348l130 19l0-38l-130-19z'],
  ['s', 'M105-330l-4 1l0-38l4-2z'],
  ['t', 'M-25-388l130 19l-4 2l-130-19z'],
  ['f', 'M-29-170l130 19l0-24l-130-19z'],
  ['s', 'M105-154l-4 3l0-24l4-2z'],
  ['f', 'M100-8l12 1l0-376l-12-2z'],
  ['s', 'M119-10l-7 3l0-376l7-4z'],
  ['t', 'M106-389l13 2l-7 4l-12-2z'],
  ['f', 'M-109-39l7 1l0-12l-7-1z'],
  ['s', 'M-33-74l-69 36l0-12l69-36z'],
  ['t', 'M-40-87l7 1l-69 36l-7-1z'],
  ['f', 'M-119 10l13 2l0-165l-13-2z'],
  ['s', 'M-100 8l-6 4l0-165l6-4z'],
  ['f', 'M33-18l7 1l0-12l-7-1z'],
  ['s', 'M109-53l-69 36l0-12l69-36z'],
  ['t', 'M102-66l7 1l-69 36l-7-1z'],
  ['f', 'M33-114l8 1l0-23l-8-1z'],
  ['s', 'M110-149l-69 36l0-23l69-36z'],
  ['f', 'M-105-81l130 19l0-12l-130-19z'],
  ['s', 'M29-64l-4 2l0-12l4-2z'],
  ['t', 'M-101-95l130 19l-4 2l-130-19z'],
  ['f', 'M-105-131l130 19l0-23l-130-19z'],
  ['s', 'M29-114l-4 2l0-23l4-2z'],
  ['f', 'M24 31l12 2l0-166l-12-1z'],
  ['s', 'M43 29l-7 4l0-166l7-3z'],
  ['f', 'M-128-154l166 24l0-13l-166-25z'],
  ['s', 'M118-171l-80 41l0-13l80-42z'],
  ['t', 'M-48-209l166 24l-80 42l-166-25z'],
] as const

const tones = { f: 'wood', s: 'wood-side', t: 'wood-top' }

/** Draws a kitchen chair. The feet are near y = 20, and the top of the chair's back is at y = -410. */
export function Chair() {
  return faces.map(([side, outline]) => <path key={outline} className={tones[side]} d={outline} />)
}

/** Draws a gate valve with a hand wheel, on the main water pipe. */
export function Valve() {
  return (
    <g className="tool" transform="translate(-60 44)">
      <path className="pipe" d="M0 60V-40q0-34 34-34H900" />
      <path className="pipe-shade" d="M11 60V-40q0-23 23-23H900" />
      <path d="M52-106h18v64H52zM140-106h18v64h-18zM-25-22h50V-6h-50z" />
      <path d="M70-112q35-12 70 0v76q-35 12-70 0zM84-114l8-36h26l8 36z" />
      <path
        className="shade"
        d="M112-118q16 1 28 6v76q-12 5-28 6zM108-150h10l8 36h-18zM63-106h7v64h-7zM151-106h7v64h-7z"
      />
      <path className="shade" d="M100-196h10v48h-10z" />
      <path className="wheel-under" d="M42-190a63 19 0 0 0 126 0" />
      <path
        className="wheel"
        d="M42-197a63 19 0 1 0 126 0 63 19 0 1 0-126 0M60-208l90 22M60-186l90-22"
      />
      <ellipse className="accent-side" cx="105" cy="-196" rx="15" ry="6" />
    </g>
  )
}

/** Draws a submersible pump, with a hose that leads out of the house. */
export function Pump() {
  return (
    <g className="tool" transform="translate(-50 104)">
      <path className="hose" d="M34-100C34-250 96-262 134-196S214-116 270-122 420-128 900-126" />
      <path
        className="hose-light"
        d="M30-104C30-256 100-270 140-200S216-121 270-127 420-133 900-131"
      />
      <path d="M-52-92q52-16 104 0V0q-52 16-104 0z" />
      <path className="shade" d="M14-98q20 1 38 6V0q-18 6-38 7z" />
      <path d="M-60-4q60 20 120 0v16q-60 20-120 0zM22-128h24v30H22z" />
      <path className="grip" d="M-34-96v-34h38v32" />
      <path className="cord" d="M-20-98c-6-90-70-60-64-130s-60-60-74-20" />
    </g>
  )
}

/** Draws a roll of wet carpet. */
export function CarpetRoll() {
  return (
    <g className="tool" transform="translate(-6 26) rotate(-3)">
      <path d="M-138-88H96a30 44 0 0 1 0 88H-138a30 44 0 0 1 0-88z" />
      <path className="shade" d="M-164-22q8 22 26 22H96q14 0 24-22z" />
      <path
        className="accent"
        d="M-96-88h22c-34 22-34 66 0 88h-22c-34-22-34-66 0-88zM36-88h22C24-66 24-22 58 0H36C2-22 2-66 36-88z"
      />
      <ellipse className="shade" cx="96" cy="-44" rx="30" ry="44" />
      <path
        className="spiral"
        d="M96-44c8-6 12 6 4 12s-20-4-18-18 16-22 26-8 4 40-12 42-24-22-20-42"
      />
    </g>
  )
}

/** Draws an air mover: a fan in a snail-shaped housing, which blows along the floor. */
export function AirMover() {
  return (
    <g className="tool" transform="translate(0 15)">
      <path className="grip" d="M-44-156q2-34 34-34h26q28 0 30 30" />
      <path d="M0-172c52 0 84 34 88 80l58 22V-8H-6a82 82 0 0 1-88-82c0-48 42-82 94-82z" />
      <path className="shade" d="M88-92l58 22V-8H92q8-40-4-84zM-70-12h40V2h-40zM70-10h40V2H70z" />
      <circle className="shade" cx="-4" cy="-90" r="58" />
      <g className="rings">
        <circle cx="-4" cy="-90" r="46" />
        <circle cx="-4" cy="-90" r="33" />
        <path d="M-4-148v116M-62-90H54M-45-131l82 82M37-131l-82 82" />
      </g>
      <circle className="accent" cx="-4" cy="-90" r="17" />
    </g>
  )
}

/** Draws a moisture meter with two pins in a wall stud. */
export function Meter() {
  return (
    <g className="tool" transform="translate(-10 6) scale(0.88)">
      <path className="stud" d="M74-232h54V0H74z" />
      <path className="stud-side" d="M128-232l20-10V-8L128 0z" />
      <path className="grain" d="M90-232V0M110-232v150q-12 16 0 34V0" />
      <path className="pins" d="M48-142h30M48-116h30" />
      <path d="M-128-166q0-10 10-10H38l14 14v66l-14 14h-156q-10 0-10-10z" />
      <path
        className="shade"
        d="M-128-106h180v10l-14 14h-156q-10 0-10-10zM28-176h10l14 14v66l-14 14H28z"
      />
      <path className="accent" d="M-108-160h84v46h-84z" />
      <path className="digits" d="M-80-152v30M-58-152v30" />
      <circle className="shade" cx="2" cy="-146" r="9" />
    </g>
  )
}

/** Draws an open bucket of paint, with a brush across the rim. */
export function PaintBucket() {
  return (
    <g className="tool" transform="translate(0 2)">
      <path className="grip" d="M-66-112c0-84 132-84 132 0" />
      <path d="M-70-118L-60-6q60 20 120 0l10-112z" />
      <path className="shade" d="M26-104h43L60-6Q46-1 28 2z" />
      <ellipse cx="0" cy="-118" rx="72" ry="19" />
      <ellipse className="accent" cx="0" cy="-116" rx="60" ry="13" />
      <path
        className="accent"
        d="M-52-106q40 14 64 8 l-2 34q-8 12-14 0l-2-16q-8-10-12 0v30q-8 12-14 0v-28q-8-16-20-28z"
      />
      <path className="shade" d="M34-128l92-34q14-4 14 6t-10 12l-90 28z" />
      <path className="accent-side" d="M-14-104l44-28 14 16-48 22q-18 6-10-10z" />
    </g>
  )
}
