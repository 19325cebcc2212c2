import { gableCourses, lapShadows, pitch } from './gableSlates.ts'

const floor = 730

/** A band along both rakes, from one distance below the apex to another. */
function rake(from: number, to: number): string {
  const drop = 1000 * pitch
  return `M1000 ${from}L2000 ${from + drop}V${to + drop}L1000 ${to}L0 ${to + drop}V${from + drop}z`
}

/** The hero's house: a gable hung with slates in three grays, cropped by the screen's edges. */
export function Gable() {
  return (
    <div className="gable" aria-hidden="true">
      <svg viewBox={`0 0 2000 ${floor}`}>
        <clipPath id="wall">
          <path d={`M1000 36L2000 ${36 + 1000 * pitch}V${floor}H0V${36 + 1000 * pitch}z`} />
        </clipPath>
        <g clipPath="url(#wall)">
          <path className="gap" d={`M0 0H2000V${floor}H0z`} />
          {gableCourses.map(([dark, middle, light], course) => (
            <g key={course} className="gable-course">
              <path className="slate-dark" d={dark} />
              <path className="slate-middle" d={middle} />
              <path className="slate-light" d={light} />
            </g>
          ))}
          <path className="shade" d={lapShadows} />
          <path className="shade-deep" d={rake(36, 82)} />
        </g>
        <GableWindow />
        <path className="board" d={rake(16, 44)} />
        <path className="board-shade" d={rake(38, 44)} />
        <path className="drip-edge" d={rake(0, 20)} />
        <g className="pitch-mark">
          <path d="M650 164V122H722z" />
          <text x="679" y="112">
            12
          </text>
          <text x="630" y="149">
            7
          </text>
        </g>
      </svg>
    </div>
  )
}

/** Round-headed sash window; it stands on the axis, which leaves room for the rakes' shadow. */
function GableWindow() {
  return (
    <g transform="translate(1000 106) scale(0.85)">
      <path className="shade-deep" d="M-66 60v166h150V68a66 66 0 0 0-20-48z" />
      <path className="board" d="M-70 212V66a70 70 0 0 1 140 0v146z" />
      <path className="board-shade" d="M-56 212V66a56 56 0 0 1 112 0v146z" />
      <path className="gap" d="M-52 206V66a52 52 0 0 1 104 0v140z" />
      <path
        className="pane"
        d="M-46 106h41V20.300a46 46 0 0 0-41 45.700zM46 106H5V20.300a46 46 0 0 1 41 45.700zM-46 117h41v83h-41zM5 117h41v83H5z"
      />
      <path
        className="shine"
        d="M-46 106v-18L-5 30v34L-34.700 106zM-46 150v-18l10.600-15H-12zM5 200v-15L46 127v48L28.300 200z"
      />
      <path className="board" d="M-88 206H88v20H-88z" />
      <path className="board-shade" d="M-80 226H80v7H-80z" />
      <path className="board" d="M-10-12H10L7 10H-7z" />
    </g>
  )
}
