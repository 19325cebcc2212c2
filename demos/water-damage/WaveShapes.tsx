/** Half the width that the waves cover, to both sides of the middle. */
const reach = 1600
/** Handles at 4/(3 pi) of a half wave give a cubic the slope of a sine. */
const handle = 4 / (3 * Math.PI)

/** A sine wave from edge to edge around y. */
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

/** The two waves of every edge, drawn once; the edges point here. */
export function WaveShapes() {
  return (
    <svg className="shapes" width="0" height="0" aria-hidden="true">
      <path id="front" d={front + deep} />
      <path id="crest" d={front} />
      <path id="back" d={wave(260, 10, -7) + deep} />
    </svg>
  )
}
