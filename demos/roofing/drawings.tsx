import type { ReactElement, ReactNode } from 'react'
import { useMark } from '../useFacts.ts'

/** Shows the logo, two slates under a red ridge, with the business name beside it. */
export function Wordmark() {
  const { large, small } = useMark()
  return (
    <span className="wordmark">
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <path className="mark-ridge" d="M18 1 36 13v6L18 7 0 19v-6z" />
        <path className="mark-dark" d="M18 10 32.500 19.667V21H3.500V19.667z" />
        <path className="mark-dark" d="M1 23H17V32L14 35H4L1 32z" />
        <path className="mark-light" d="M19 23H35V32L32 35H22L19 32z" />
      </svg>
      <bdi>
        <b>{large}</b> {small && <span className="wordmark-trade">{small}</span>}
      </bdi>
    </span>
  )
}

/** SVG path of a slate with its two lower corners cut off. The path starts at the upper left corner. */
const slateOutline = 'h71v39l-8 8h-55l-8-8z'

/** Slope of the large roof at the top of the page: a rise of 7 units for every 12 units across. */
const pitch = 7 / 12

/** Distance between the left edges of two neighboring slates in a row. */
const across = 74
/** Visible height of a row of slates. */
const exposure = 46
/** Distance from the top of the drawing to the first row of slates. */
const head = 38
/** Number of rows of slates. */
const courses = 15
/** Horizontal position of the top of the gable. */
const apex = 1000

/** Row of slates (roofers say "course") as three SVG paths: the dark gray slates, the middle gray slates and the light gray slates. */
type Course = readonly [string, string, string]

/** Chooses one of three grays for a slate. The choice looks random but is the same in every build. */
function grayAt(course: number, slate: number): number {
  return Math.abs(Math.imul(course * 31 + slate * 17 + 5, 2654435761) >> 13) % 3
}

/** Builds the row of slates with the given number. The top row has the number 0. The row is at least as wide as the gable at the same height. */
function courseAt(course: number): Course {
  const top = head + course * exposure
  const reach = (top + exposure) / pitch
  const shift = course % 2 ? across / 2 : 0
  const paths: [string, string, string] = ['', '', '']
  let before = -1
  for (let slate = -Math.ceil(reach / across) - 1; slate * across < reach; slate++) {
    let gray = grayAt(course, slate)
    if (gray === before) gray = (gray + 1) % 3
    before = gray
    paths[gray as 0 | 1 | 2] += `M${apex + slate * across + shift} ${top}${slateOutline}`
  }
  return paths
}

const gableCourses = Array.from({ length: courses }, (_, course) => courseAt(course))

/** SVG path of the shadow that each row of slates throws on the row below. */
const lapShadows = gableCourses
  .map((_, course) => `M0 ${head + course * exposure}h2000v6h-2000z`)
  .join('')

const floor = 730

/** Builds the SVG path of a band that runs up one slope of the gable and down the other. At the top of the gable, its edges are at y = `from` and y = `to`. */
function rake(from: number, to: number): string {
  const drop = 1000 * pitch
  return `M1000 ${from}L2000 ${from + drop}V${to + drop}L1000 ${to}L0 ${to + drop}V${from + drop}z`
}

/** Draws the large house at the top of the page: a gable covered with slates in three grays. The gable is wider than the browser window. */
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

/** Draws a window with a round top, in the middle of the gable, below the shadow that the edges of the roof cast. */
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

/** SVG paths of a house seen from the front, in a drawing 120 units wide and 80 units high. */
interface RoofType {
  wall: string
  roof: string
  /** Lines between rows of shingles, on a slope that faces the viewer. */
  courses?: string
  /** SVG path of the metal trim along the edges of the roof. */
  edge: string
  openings: string
}

/** Drawings of houses by type of roof. The keys are the names that roofers use. */
export const roofTypes = {
  gable: {
    wall: 'M22 80V44L60 14 98 44V80z',
    roof: 'M60 6 112 47V57L60 16 8 57V47z',
    edge: 'M8 49 60 8 112 49',
    openings: 'M51 50h18v30H51zM54 30h12v10H54z',
  },
  hip: {
    wall: 'M18 48H102V80H18z',
    roof: 'M36 18H84L112 50H8z',
    courses: 'M30 26H90M23 34H97M16 42H104',
    edge: 'M7 50H113',
    openings: 'M28 57h14v13H28zM54 57h14v23H54zM80 57h14v13H80z',
  },
  sideGable: {
    wall: 'M18 48H102V80H18z',
    roof: 'M10 18H110V50H10z',
    courses: 'M10 26H110M10 34H110M10 42H110',
    edge: 'M9 50H111',
    openings: 'M26 57h18v13H26zM52 57h14v23H52zM76 57h18v13H76z',
  },
  saltbox: {
    wall: 'M20 80V58L76 14 100 36V80z',
    roof: 'M8 61 76 7 112 40V50L76 17 8 71z',
    edge: 'M8 63 76 9 112 42',
    openings: 'M78 52h14v28H78zM56 42h12v12H56zM34 62h14v10H34z',
  },
  gambrel: {
    wall: 'M24 80V52L36 28 60 14 84 28 96 52V80z',
    roof: 'M60 6 90 24 108 60H97L82 31 60 17 38 31 23 60H12L30 24z',
    edge: 'M13 58 31 24 60 8 89 24 107 58',
    openings: 'M46 56h28v24H46zM54 32h12v12H54z',
  },
  mansard: {
    wall: 'M18 48H102V80H18z',
    roof: 'M24 16H96L108 50H12z',
    courses: 'M22 25H98M19 33H101M16.500 41H103.500',
    edge: 'M11 50H109',
    openings: 'M34 28h12v16H34zM74 28h12v16H74zM28 57h14v13H28zM53 57h14v23H53zM78 57h14v13H78z',
  },
  shed: {
    wall: 'M18 80V54L102 26V80z',
    roof: 'M8 52 112 17V29L8 64z',
    edge: 'M8 54 112 19',
    openings: 'M80 52h14v28H80zM30 62h40v9H30z',
  },
  crossGable: {
    wall: 'M14 48H106V80H14zM40 48 60 30 80 48V80H40z',
    roof: 'M8 20H112V50H86L60 26 34 50H8z',
    courses: 'M8 28H52M68 28H112M8 36H43M77 36H112M8 44H34M86 44H112',
    edge: 'M7 50H34L60 26 86 50H113',
    openings: 'M52 54h16v26H52zM20 58h12v12H20zM88 58h12v12H88z',
  },
  dutchGable: {
    wall: 'M18 48H102V80H18zM42 32 60 14 78 32z',
    roof: 'M60 6 86 31 112 50H8L34 31zM60 16 46 29H74z',
    courses: 'M29 36H91M19 43H101',
    edge: 'M7 50H113M35 30 60 8 85 30',
    openings: 'M26 57h18v13H26zM53 57h14v23H53zM76 57h18v13H76z',
  },
  aFrame: {
    wall: 'M60 14 94 80H26z',
    roof: 'M60 4 104 80H91L60 22 29 80H16z',
    edge: 'M16 80 60 5 104 80',
    openings: 'M52 58h16v22H52zM50 48 60 30 70 48z',
  },
} satisfies Record<string, RoofType>

export type RoofName = keyof typeof roofTypes

/** Draws a house with the given type of roof. Children are drawn on top of the house. */
export function House({ roof, children }: { roof: RoofName; children?: ReactNode }) {
  const type: RoofType = roofTypes[roof]
  return (
    <svg className="house" viewBox="0 0 120 80" aria-hidden="true">
      <path className="house-wall" d={type.wall} />
      <path className="house-opening" d={type.openings} />
      <path className="house-roof" fillRule="evenodd" d={type.roof} />
      {type.courses && <path className="house-courses" d={type.courses} />}
      <path className="house-edge" d={type.edge} />
      {children}
    </svg>
  )
}

/** Stages of a re-roof, from the old roof to the new slates. */
export type Layer = 'old' | 'deck' | 'underlay' | 'courses' | 'slates'

/** SVG pattern that covers the roof at each stage of a re-roof. */
const patterns: Record<Layer, ReactElement> = {
  old: (
    <pattern id="old" width="222" height="138" patternUnits="userSpaceOnUse">
      <path className="gap" d="M0 0H222V138H0z" />
      <path className="old-felt" d="M111 46h71v46h-71zM74 28h71v18H74z" />
      <path
        className="old-a"
        d="M0 0h71v44H0zM185 46h71v44h-71zM-37 46h71v44h-71zM74 92h71v44H74z"
      />
      <path
        className="old-b"
        d="M74 0h71v31l-13-4-11 9-19-5-15 6-13-8zM38 54l70-6 4 42-70 6zM148 92h71v22l-24 22h-47z"
      />
      <path className="old-c" d="M148 0h71v44h-71zM0 92h71v44H0z" />
      <path className="old-lift" d="M219 114l-24 22-3-20zM34 64l-24 26 24-4z" />
      <path className="shade" d="M0 0H222V5H0zM0 46H111V51H0zM182 46H222V51H182zM0 92H222V97H0z" />
    </pattern>
  ),
  deck: (
    <pattern id="deck" width="296" height="120" patternUnits="userSpaceOnUse">
      <path className="gap" d="M0 0H296V120H0z" />
      <path
        className="deck-a"
        d="M0 0H180V28H0zM92 30H296V58H92zM0 60H230V88H0zM22 90H296V118H22z"
      />
      <path
        className="deck-b"
        d="M182 0H296V28H182zM0 30H90V58H0zM232 60H296V88H232zM0 90H20V118H0z"
      />
      <path
        className="deck-nails"
        d="M174 8v0M174 20v0M188 8v0M188 20v0M84 38v0M84 50v0M98 38v0M98 50v0M224 68v0M224 80v0M238 68v0M238 80v0M14 98v0M14 110v0M28 98v0M28 110v0"
      />
    </pattern>
  ),
  underlay: (
    <pattern id="underlay" width="120" height="69" patternUnits="userSpaceOnUse">
      <path className="underlay" d="M0 0H120V69H0z" />
      <path className="shade" d="M0 0H120V5H0z" />
      <path className="underlay-line" d="M0 58H120" />
      <path className="underlay-print" d="M12 40 26 30 40 40M72 40 86 30 100 40" />
    </pattern>
  ),
  courses: (
    <pattern id="courses" width="120" height="46" patternUnits="userSpaceOnUse">
      <path className="underlay" d="M0 0H120V46H0z" />
      <path className="shade" d="M0 24H120V36H0z" />
      <path className="board" d="M0 14H120V28H0z" />
    </pattern>
  ),
  slates: (
    <pattern id="slates" width="222" height="92" patternUnits="userSpaceOnUse">
      <path className="gap" d="M0 0H222V92H0z" />
      <path className="slate-dark" d={`M0 0${slateOutline}M111 46${slateOutline}`} />
      <path
        className="slate-middle"
        d={`M74 0${slateOutline}M185 46${slateOutline}M-37 46${slateOutline}`}
      />
      <path className="slate-light" d={`M148 0${slateOutline}M37 46${slateOutline}`} />
      <path className="shade" d="M0 0H222V6H0zM0 46H222V52H0z" />
    </pattern>
  ),
}

/** Details drawn over the repeated pattern of a stage, such as one new board. These details are not repeated. */
const extras: Partial<Record<Layer, ReactElement>> = {
  deck: (
    <>
      <path className="deck-new" d="M22 60H182V88H22z" />
      <path className="gap" d="M40 120H178V148H40z" />
      <path className="board-shade" d="M58 120h14v28H58zM140 120h14v28h-14z" />
      <path className="deck-nails" d="M29 68v0M29 80v0M175 68v0M175 80v0" />
    </>
  ),
  courses: (
    <>
      <rect y="138" width="100%" height="100%" fill="url(#slates)" />
      <path className="chalk-line" d="M0 92H900" />
    </>
  ),
}

/** Draws a piece of roof at one stage of a re-roof. The drawing fills its parent element. */
export function RoofLayer({ layer }: { layer: Layer }) {
  return (
    <svg className="roof-layer" aria-hidden="true">
      <defs>{patterns[layer]}</defs>
      <rect width="100%" height="100%" fill={`url(#${layer})`} />
      {extras[layer]}
      <path className="seam" d="M0 0V600" />
    </svg>
  )
}

export type LeakItem = 'bucket' | 'towel' | 'photo' | 'call'

const leakDrawings: Record<LeakItem, ReactElement> = {
  bucket: (
    <>
      <path className="pale" d="M43 0 51 15a9 9 0 1 1-16 0z" />
      <path className="pale" d="M4 42H82L74 104H12z" />
      <path className="shine" d="M4 42H22L27 104H12z" />
      <path className="gap" d="M0 36H86V48H0z" />
      <path className="line" d="M7 48C18 88 68 88 79 48" />
    </>
  ),
  towel: (
    <>
      <path className="gap" d="M0 6H100V14H0z" />
      <path
        className="pale"
        d="M12 0H88V94H12zM12 94h4v10h-4zM20 94h4v10h-4zM28 94h4v10h-4zM36 94h4v10h-4zM44 94h4v10h-4zM52 94h4v10h-4zM60 94h4v10h-4zM68 94h4v10h-4zM76 94h4v10h-4zM84 94h4v10h-4z"
      />
      <path className="pane" d="M12 0H34V94H12z" />
      <path className="gap" d="M12 68H88V75H12zM12 80H88V83H12z" />
    </>
  ),
  photo: (
    <>
      <path className="pale" d="M0 32H24L32 16H72L80 32H104V104H0z" />
      <path className="gap" d="M0 84H104V92H0zM86 40h11v9H86z" />
      <circle className="gap" cx="52" cy="64" r="31" />
      <circle className="board" cx="52" cy="64" r="25" />
      <circle className="gap" cx="52" cy="64" r="19" />
      <path className="shine" d="M39 64a13 13 0 0 1 13-13v6a7 7 0 0 0-7 7z" />
    </>
  ),
  call: (
    <>
      <path className="pale" d="M0 0H60V98L54 104H6L0 98z" />
      <path className="gap" d="M6 12H54V88H6zM22 5H38V8H22zM24 93H36V97H24z" />
      <path
        className="board"
        d="M30 24 49 39V47L30 32 11 47V39zM16 47 30 36 44 47V60H16zM11 69H49V81H11z"
      />
    </>
  ),
}

/** Draws a bucket, a towel, a camera or a phone, to illustrate what to do about a leak. */
export function LeakDrawing({ item }: { item: LeakItem }) {
  return (
    <svg className="leak-drawing" viewBox="0 0 120 104" aria-hidden="true">
      {leakDrawings[item]}
    </svg>
  )
}
