import { Fragment } from 'react'
import { greens } from './drawings.tsx'

/** Draws the fir in the background of the page, and a climber. As the visitor scrolls, CSS moves the climber along the trunk. */
export function Fir() {
  return (
    <div className="fir" role="img" aria-label="A fir with a climber in amber on a rope">
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

/**
 * SVG path of the dark furrows in one piece of bark. `Trunk` repeats this piece from top to bottom. A furrow
 * that crosses the lower edge of a piece continues in the next piece.
 */
const furrows =
  'M1-5l3 23-1 52-4-30zM26 12l4 26-1 59-5-34zM54 37l4 20-1 45-5-26zM21 48l5 21-2 47-4-27zM48 68l4 25-1 57-4-32zM16 78l3 18 0 44-4-25zM44 98l4 19-2 43-3-25zM12 115l5 23-2 53-4-30zM38 132l5 25-2 60-4-34zM8 148l2 22 0 51-4-29zM33 169l3 23-1 55-3-31z'
/** SVG path of the lighter plates between the furrows of the bark. */
const plates =
  'M3-3l4 14-1 32-5-18zM50 31l4 16-2 36-4-21zM39 56l5 10-2 22-5-12zM30 93l3 12-1 28-3-16zM21 121l5 11-2 23-4-13zM10 154l6 12-3 27-5-16z'

/** Draws the trunk from a piece of bark that an SVG pattern repeats. A longer page shows more pieces instead of stretched pieces. */
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

/** Ring of boughs around the trunk. */
interface Whorl {
  /** Distance from the boughs down to their shadow. Boughs with the distance 0 have no shadow. */
  drop: number
  /** SVG paths of the left and the right bough, in this order. */
  boughs: readonly string[]
  /** SVG paths of the lighter tips on the boughs. */
  tips: readonly string[]
}

/** Rings of boughs, separated by blank lines. The lines of a ring are the distance of the shadow, the left bough, the right bough, then the lighter tips. */
const outlines = `
6
M108 275l-24 8-28 20-3 4 11-5-1 6 10-9-1 12 9-15 0 12 9-16-3 15 11-21-3 9 13-10z
M105 275l26 8 31 20 1 6-10-8 3 9-13-13 4 12-13-13 2 16-11-19 0 16-9-20 4 13-15-17z

6
M108 250l-34 12-39 30-3 3 15-6 0 7 12-15-1 13 13-20-4 14 16-18 0 9 12-17 0 12 13-14z
M105 250l33 10 38 26 1 4-12-8-1 8-11-13 0 14-12-18 2 12-13-17 1 12-13-18 2 11-15-13z
M109 252l-24 12-28 27-3 2 13-7-2 6 12-13 2 13 8-19-1 10 12-16 1 6 10-12z
M104 252l22 10 24 22 1 4-10-8 4 8-13-12 1 11-10-18 1 15-9-20 0 11-11-14z
M135 259l16 9 17 13-3 6-5-9-3 4-6-10-2 5-6-11-2 5z

5
M108 227l-38 5-44 25-2 3 15-6 1 7 13-14-2 9 15-12 0 9 14-12-3 11 16-17 1 15 14-14z
M105 227l38 6 45 25 1 3-14-6 2 5-16-13 2 14-16-19 1 18-14-20-2 17-12-20-1 9-14-10z
M109 228l-26 13-31 28-2 3 13-8 2 6 9-14 0 11 11-19 1 10 11-18-2 14 14-18z
M104 228l29 16 33 33 3 2-15-9 0 6-12-15 0 5-12-16 2 16-14-22-4 6-10-14z
M135 230l21 9 21 14-3 7-7-11-4 2-7-9-4 4-7-9-3 4z

6
M108 203l-35 8-42 24 0 4 15-9 4 5 11-10 2 10 13-17-1 11 17-14-2 11 18-14z
M105 203l40 6 46 25-3 5-14-9 0 5-17-13 1 12-18-17 0 11-16-15-2 12-17-13z
M109 205l-25 15-28 28 0 3 13-10 3 4 10-15 0 10 13-19-2 6 16-14z
M104 205l26 14 30 28 0 2-13-11-1 9-13-19 0 8-14-15-2 6-13-14z
M140 208l24 10 23 15-4 7-8-11-4 1-7-9-5 2-7-8-4 2z

5
M108 181l-32 4-37 20 0 3 14-6 0 5 13-9-1 11 15-16 0 13 13-17 0 8 15-8z
M105 181l32 7 36 24 1 3-14-7-1 7-12-15 0 12-14-15-1 9-12-13 0 10-15-14z
M109 182l-20 11-23 21 0 2 10-8 0 7 11-13-2 13 12-21 1 8 11-12z
M104 182l26 16 29 30 1 1-15-11 0 6-13-16 1 12-14-24-2 8-13-14z
M134 187l17 10 17 12-3 7-5-10-3 2-6-8-3 1-6-7-3 4z

5
M108 159l-33 7-39 24-1 3 15-7 1 5 13-12 1 8 13-15 4 9 10-11 0 11 16-14z
M105 159l30 7 35 22-2 2-11-6 0 7-12-14-2 12-11-15-1 8-12-13-1 9-13-11z
M109 161l-21 10-23 22 0 2 11-8 1 8 9-16 0 9 11-15 1 10 11-15z
M104 161l21 10 24 21-1 3-10-9 1 7-12-14 2 11-12-18 1 8-14-12z
M131 165l17 8 17 12-3 5-6-8-3 2-5-8-3 2-5-7-3 4z

5
M108 138l-29 5-33 19 2 3 10-6 1 7 11-12 3 9 9-12 2 8 11-13 0 11 13-12z
M105 138l30 6 35 21-1 3-12-7 0 7-12-14 0 9-13-14 0 13-13-16 0 11-14-12z
M109 140l-18 11-21 21-1 2 11-8 2 7 7-14-2 9 11-16 0 9 11-15z
M104 140l21 12 24 24-2 2-9-8 1 4-12-13-1 6-10-14 0 7-12-14z
M130 142l18 9 19 12-5 5-8-10-4 1-8-9-4 3z

5
M108 118l-26 5-30 18-1 2 12-6 1 7 10-10 0 6 11-12 0 12 11-15 1 7 11-8z
M105 118l25 5 29 16-2 3-9-6-1 4-9-9 0 10-11-12-1 7-9-10 0 9-12-11z
M109 119l-16 11-18 19 1 2 7-7 1 3 7-10-1 8 9-13 0 4 10-11z
M104 119l19 12 21 22-1 1-9-8 0 5-9-13 0 9-10-16-2 6-9-12z
M124 121l14 6 15 9-3 4-7-8-3 1-6-7-4 2z

5
M108 98l-23 4-26 15-1 2 11-4 0 6 9-10 0 8 10-11 1 7 8-9 0 9 11-11z
M105 98l22 4 26 14-1 2-8-4-2 4-8-8 0 9-9-11 0 9-9-13 1 8-12-8z
M109 100l-14 8-16 16 0 2 7-6 0 5 7-10 0 8 8-13-1 5 9-10z
M104 100l16 8 18 16 1 2-9-7 0 7-8-11 0 6-8-11-1 7-9-12z
M124 101l11 5 12 7-3 4-5-7-2 3-5-7-3 3z

4
M108 80l-18 4-20 13-1 2 10-5-1 5 10-10 2 11 8-13-1 9 11-11z
M105 80l18 3 21 13-1 2-9-5-1 5-8-8-1 9-8-12-1 8-10-10z
M109 81l-13 8-13 15 0 2 8-7 1 6 7-13 2 4 8-10z
M104 81l15 8 15 16 0 2-9-8-1 4-9-12-2 8-9-13z
M119 82l12 5 11 8-3 4-5-7-2 1-5-6-3 2z

0
M108 61l-14 3-16 8 1 3 6-4 0 6 7-8 0 8 7-10 1 7 8-7z
M105 61l16 3 18 10 0 2-8-4-1 6-7-8-2 6-6-8-2 5-8-6z
M109 63l-11 6-11 11 0 1 7-5 0 6 7-10 0 4 8-9z
M104 63l11 5 11 10 0 2-7-5 0 4-7-8 2 6-10-10z

0
M108 44l-11 2-12 7 1 2 5-3 0 6 5-7 1 6 4-8 0 7 7-7z
M105 44l12 3 12 7 0 3-6-3-1 4-4-7 0 8-6-9 2 8-9-9z
M109 45l-7 5-8 8 0 2 5-4 0 6 4-10-1 5 7-7z
M104 45l8 5 8 7 0 2-5-4 0 7-5-10 0 7-6-9z

0
M108 27l-6 2-7 3-1 2 4-1-1 5 4-5 0 6 3-7 0 6 4-7z
M105 27l7 2 6 4 1 2-4-2 1 4-4-4 1 7-4-8 1 5-5-6z
`

/** Rings of boughs, the lowest ring first. The highest rings have no shadow. */
const crown: readonly Whorl[] = outlines
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const [drop, left = '', right = '', ...tips] = paragraph.split('\n')
    return { drop: Number(drop), boughs: [left, right], tips }
  })

/** Top shoot of the fir: the whole shape, then its lighter half. */
const leader = ['M107 2l2 11 8 20-6-3-3 9-3-9-6 4 6-19z', 'M107 2l2 11 8 20-6-3-3 9-1-20z'] as const

/** Draws a tree climber in a harness, with the hands around a rope. The file style.css draws the rope. */
function Climber() {
  return (
    <svg viewBox="0 0 180 330">
      <path
        fill="#c67f2c"
        d="M50 184l36 6 6 26-8 28-24-2-8-26zM58 238l28 4-13 30-11 22-22-6 8-26z"
      />
      <path fill="#1c1305" d="M38 284l28 6 14 16-5 12-44-14z" />
      <path fill="none" stroke="#f0f4e4" strokeWidth="3" d="M50 186 31 252" />
      <path fill="#a8d672" d="M14 250h34l5 24H16z" />
      <path fill="#1c1305" d="M20 240h22v6H26v8h-6z" />
      <path fill="#f0f4e4" d="M27 274h11v44l-5 9-6-9z" />
      <path fill="#f4a94a" d="M42 104l18-14 24-2 13 16-5 48-4 28-42-2-2-40z" />
      <path fill="#c67f2c" d="M42 104l18-14-4 34 6 56-16-2-2-40z" />
      <path fill="#f0f4e4" d="M43 130l52-6-1 12-50 7z" />
      <path fill="#f4a94a" d="M62 182l34-10 42-4 11 12-6 16-46 14-30-4z" />
      <path fill="#f4a94a" d="M124 186l24-4-5 40-6 30-24-2 3-30z" />
      <path fill="#c67f2c" d="M124 186l8 0-8 66-11-2 3-30z" />
      <path fill="#1c1305" d="M111 248l28 2 3 12 19 9-2 11-49-3z" />
      <path fill="#1c1305" d="M42 170l52-4 3 18-54 8zM86 172l14-3 6 38-14 4z" />
      <path fill="none" stroke="#f0f4e4" strokeWidth="5" d="M88 174l15-16" />
      <path fill="#e0ab7c" d="M48 66l40-4 3 12-8 14-18 6-14-10z" />
      <path fill="#f4a94a" d="M29 61l3-24 14-13 20-3 17 11 6 18 11 7-9 6z" />
      <path fill="#ffc983" d="M46 24l20-3 17 11 4 13-20-9z" />
      <path fill="#1c1305" d="M46 54h14l4 12-6 13H48l-4-12z" />
      <path fill="#f4a94a" d="M62 92l22-5 24-8 10 14-16 14-32 10z" />
      <path fill="#f4a94a" d="M98 92l20 1-5-32-4-18-15 2 3 24z" />
      <path fill="#f0f4e4" d="M91 28l19-2 3 18-18 3z" />
      <path fill="#e8973a" d="M41 106l18-6 10 28-3 20-20-4-6-18z" />
      <path fill="#e8973a" d="M47 134l18-4 32 22 2 14-13 2-34-18z" />
      <path fill="#f0f4e4" d="M90 150l18 1 2 16-18 3z" />
    </svg>
  )
}
