import type { ReactNode } from 'react'

interface TraceProps {
  /** The loudness of an animal's sounds over time: one digit for each moment, from 0 (silence) to 9. */
  calls: string
}

const step = 6
const middle = 20

/** Draws sounds as vertical ticks on a horizontal line. Louder sounds have longer ticks. */
export function Trace({ calls }: TraceProps) {
  const ticks = Array.from(calls, (digit, moment) => {
    const reach = Number(digit) * 2
    // Varies the ends of the ticks a little, so that they look drawn by hand.
    const top = middle - reach + (moment % 3)
    return reach && `M${moment * step + 3} ${top}V${middle + reach - (moment % 2) * 2}`
  })
  const width = calls.length * step
  return (
    <svg
      className="trace"
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d={`M0 20H${width}${ticks.filter(Boolean).join('')}`}
      />
    </svg>
  )
}

/** Positions [x, y] of the six numbers in the drawing `House`. The numbers mark where animals enter. */
const entries = [
  [300, 30],
  [38, 230],
  [512, 306],
  [88, 408],
  [548, 444],
  [88, 492],
] as const

/** Draws a house cut in half. The ground extends past the drawing, to both edges of the browser window. */
export function House() {
  return (
    <svg
      className="house"
      viewBox="0 0 600 540"
      role="img"
      aria-label="A house cut in half: a mouse in the attic above a bedroom where someone lies awake, and six numbered ways in"
    >
      <path className="f-earth" d="M-3000 500H4000V1200H-3000z" />
      <path
        className="s-ink w3"
        d="M-40 500l-4-14M-36 500l3-11M-120 500l-3-9M-116 500l4-13M-236 500l-4-13M-231 500l2-9M-388 500l-3-9M-384 500l3-15M-380 500l6-10M-560 500l-4-12M-555 500l3-9M-820 500l-3-12M-816 500l4-9M760 500l-4-12M764 500l3-9M930 500l-3-13M934 500l5-10M30 500l-5-12M34 500l2-16M38 500l6-9M640 500l-4-12M644 500l3-9M648 500l6-13"
      />
      <HouseRooms />
      <path className="f-moss" d="M420 56h40v92l-40-30z" />
      <path className="f-ink" d="M414 50h52v12h-52z" />
      <g id="shell">
        <path
          className="s-ink wall"
          d="M88 190V520M512 190V520M300 248V470M88 240H512M88 358H512M79 470H521"
        />
        <path className="f-ink" d="M66 520h44v12H66zM490 520h44v12h-44z" />
        <path className="f-ink" d="M300 12 590 232 574 252 300 44 26 252 10 232z" />
      </g>
      <path
        className="s-card cavity"
        d="M88 214V232M88 248V350M88 366V462M300 248V350M300 366V462M512 248V350M512 366V392"
      />
      <path className="s-olive joists" d="M103 240H497M103 358H497M103 470H497" />
      <path className="s-bg shingles" d="M290 30 40 220M310 30 560 220" />
      <path className="f-tint" d="M502 390h20v72h-20z" />
      <path className="f-ink" d="M509 390h7v64h-7z" />
      <path className="f-ink" d="M521 470h34v15h20v15h-54z" />
      <path className="s-bg w3" d="M80 484h16M80 492h16M80 500h16" />
      <path className="f-ink" d="M58 396h22v24H54z" />
      <path className="s-cta trail" d="M104 496H240Q300 496 300 440V256" />
      <g transform="translate(186 119)">
        <Mouse />
      </g>
      <g className="entries">
        {entries.map(([x, y], at) => (
          <g key={y} transform={`translate(${x} ${y})`}>
            <circle r="21" />
            <text>{at + 1}</text>
          </g>
        ))}
      </g>
    </svg>
  )
}

/** Draws the rooms of the house, from the attic down to the crawl space. */
function HouseRooms() {
  return (
    <>
      <path className="f-shade" d="M300 40 512 200V240H88V200z" />
      <path className="f-tint" d="M88 240H512V470H88z" />
      <path className="f-card" d="M97 248H291V350H97z" />
      <path className="f-shade" d="M88 474H512V530H88z" />
      <path className="f-shade" d="M309 366H503V462H309z" />
      {/* Loose insulation between the attic joists. */}
      <path className="s-olive w3 wool" d="M104 228h396" />
      {/* Bedroom: a person lies awake in bed. */}
      <path
        className="f-olive"
        d="M108 284h8v30h108v-16h8v52h-8v-12H116v12h-8zM250 316h30v34h-6v-26h-18v26h-6z"
      />
      <path className="f-moss" d="M146 314q0-22 26-24 32-2 52 24v10h-78z" />
      <path className="f-shade" d="M116 306q0-8 9-8h25v16h-34z" />
      <circle className="f-ink" cx="134" cy="296" r="13" />
      <path className="f-card" d="M129 286a4.5 4.5 0 1 0 .1 0zM140 286a4.5 4.5 0 1 0 .1 0z" />
      <path className="f-ink" d="M129 286.5a2 2 0 1 0 .1 0zM140 286.5a2 2 0 1 0 .1 0z" />
      <path className="f-moss" d="M256 282h18l7 19h-32zM262 301h6v15h-6z" />
      {/* Bathroom. */}
      <path
        className="f-olive"
        d="M400 306h92q0 32-16 36l2 8h-8l-2-7h-44l-2 7h-8l2-8q-16-4-16-36zM470 306v-24q0-8 10-8t10 8v4h-6v-3q-4-3-8 0v23zM328 316h36q0 14-12 16v18h-12v-18q-12-2-12-16zM346 268a13 16 0 1 0 .1 0z"
      />
      {/* Kitchen: a washer, a sink and a line of ants. */}
      <path
        className="f-olive"
        d="M112 402h48v60h-48zM168 414h112v8H168zM172 426h104v36H172zM232 414v-24q0-10 11-10t11 10v5h-7v-5q-4-4-8 0v24z"
      />
      <path className="f-tint" d="M136 418a15 15 0 1 0 .1 0zM222 430h3v28h-3z" />
      <path className="s-ink ants" d="M172 411h56" />
      {/* Sitting room: an armchair, a lamp and shelves. */}
      <path
        className="f-olive"
        d="M330 410q0-8 10-8t10 8v20h34v-6q0-8 8-8t8 8v32h-6v6h-8v-6h-38v6h-8v-6h-10zM422 462v-4h8v-50h-16l8-26h20l8 26h-16v50h8v4z"
      />
      <path className="s-olive w5" d="M462 380v82M494 380v82M462 384h32M462 410h32M462 436h32" />
      <path
        className="f-olive"
        d="M468 392h5v16h-5zM476 389h5v19h-5zM484 394h5v14h-5zM467 420h16v14h-16z"
      />
      {/* Crawl space: two piers. */}
      <path className="f-ink" d="M188 478h16v52h-16zM392 478h16v52h-16z" />
    </>
  )
}

/** Draws a mouse from x = -70 (end of the tail) to x = 232 (end of the whiskers). The feet are at y = 113. The CSS variable --fur sets the color. */
function Mouse() {
  return (
    <g id="mouse">
      <path className="tail" d="M26 100C0 114-24 112-40 107S-72 96-64 80" />
      <ellipse className="f-fur" cx="168" cy="40" rx="12" ry="16" transform="rotate(22 168 40)" />
      <path
        className="f-fur"
        d="M206 84C198 70 186 60 170 54 150 48 130 30 100 25 84 23 72 25 62 29 34 40 18 64 18 90c0 12 6 20 18 22-8 1-6 1 0 1H82c8 0 9-8 2-9l-12-2c26 4 48 4 68 2l-2 4c-2 4 0 5 4 5h24c8 0 8-7 0-9l-8-2c20-2 38-5 48-13 3-2 2-4 0-5z"
      />
      <circle className="ear" cx="144" cy="40" r="20" />
      <circle className="f-olive" cx="145" cy="42" r="11" />
      <path
        className="s-olive w3"
        d="M38 104C28 78 46 58 76 62M46 56l-8 9M58 44l-7 10M73 38l-6 10M89 36l-6 10M105 39l-6 9M118 45l-5 8M96 98l9-7M110 99l9-7M124 98l8-7M160 94l9-6M174 90l8-5"
      />
      <circle className="eye" cx="178" cy="68" r="5.5" />
      <circle className="f-fur" cx="179.5" cy="67" r="2.8" />
      <path className="whiskers" d="M198 84l28-12M199 86h32M198 88l26 11" />
    </g>
  )
}

/** Draws a trail of mouse prints, with one print enlarged by a hand lens. */
export function HandLens() {
  return (
    <>
      <path className="s-ink handle" d="M32 32 84 76" />
      <path className="s-olive w3" d="M50 47 74 67" />
      <g id="print" className="f-olive" transform="translate(-104 66) rotate(58) scale(.36)">
        <ellipse cx="0" cy="14" rx="10" ry="7" />
        <circle cx="-13" cy="20" r="5" />
        <circle cx="13" cy="20" r="5" />
        <path d="M-21 4q-11-9-8-16 9 1 14 13zM-9-4q-6-18-1-26 8 5 8 25zM9-4q6-18 1-26-8 5-8 25zM21 4q11-9 8-16-9 1-14 13z" />
      </g>
      <use href="#print" transform="translate(34 -6)" />
      <use href="#print" transform="translate(54 -36)" />
      <use href="#print" transform="translate(152 -82)" />
      <use href="#print" transform="translate(178 -116)" />
      <circle className="lens" cx="-8" cy="-8" r="54" />
      <g className="f-ink" transform="translate(-12 -8) rotate(58) scale(1.15)">
        <ellipse cx="0" cy="14" rx="10" ry="7" />
        <circle cx="-13" cy="20" r="5" />
        <circle cx="13" cy="20" r="5" />
        <path d="M-21 4q-11-9-8-16 9 1 14 13zM-9-4q-6-18-1-26 8 5 8 25zM9-4q6-18 1-26-8 5-8 25zM21 4q11-9 8-16-9 1-14 13z" />
      </g>
      <path className="s-olive w3" d="M-46-22Q-38-42-18-46" />
    </>
  )
}

/** Draws a mouse in front of a rat, both at the same scale. */
export function Rodents() {
  return (
    <>
      <path className="s-olive ratTail" d="M84 48C116 54 122 78 92 79 60 80 30 74-12 80" />
      <path
        className="f-olive"
        d="M-118 45C-108 32-95 22-78 16-70 11-60 9-50 7-26-14 6-24 36-20 68-15 87 8 89 34 90 46 85 54 77 58L80 60C88 61 88 68 80 68H32C24 68 24 60 32 59L44 57C20 62-16 62-44 58L-42 60C-39 66-43 68-48 68H-70C-78 68-78 61-70 60L-62 57C-84 56-102 54-113 49-118 48-119 46-118 45z"
      />
      <circle className="ratEar" cx="-57" cy="7" r="11" />
      <circle className="f-ink" cx="-87" cy="27" r="4" />
      <path
        className="s-card w2"
        d="M79 56C88 24 68 2 38 10M-28 2l8 8M-12-7l7 9M6-12l6 10M24-13l5 10M-62 44l8-7M-48 47l8-7M-34 49l8-7M-112 46l14 6M-110 43l18 2"
      />
      <use href="#mouse" transform="translate(-24 16) scale(.46)" />
    </>
  )
}

/** Draws a carpenter ant, seen from above. The center of the ant is at x = 0, y = 0. */
export function Ant() {
  return (
    <Mirrored id="ant">
      <path
        className="s-ink w3"
        d="M8-26 32-38 46-64 60-74M9-18 42-18 66 2 82 4M6-8 32 14 50 50 66 62M7-60 26-66 36-86"
      />
      <path className="s-ink w5" d="M8-26 32-38M9-18 42-18M6-8 32 14" />
      <path
        className="f-ink"
        d="M0-66C6-69 11-67 14-62 21-54 20-42 12-37 8-34 4-33 0-33 8-34 13-28 12-20 11-10 7-2 4 4 7 5 7 10 5 13 18 14 26 28 25 44 24 60 12 74 0 78zM3-65 10-78Q4-80 0-73z"
      />
      <path
        className="s-card w2"
        d="M0 30Q12 31 22 30M0 46Q14 47 24 46M0 61Q10 62 19 60M4-26Q8-22 7-14"
      />
      <ellipse className="f-card" cx="13" cy="-51" rx="2.5" ry="4.5" />
    </Mirrored>
  )
}

/** Draws a yellowjacket with spread wings, seen from above. */
export function Wasp() {
  return (
    <Mirrored id="wasp">
      <path
        className="s-ink w3"
        d="M12-36 32-58 42-76M12-14 44 18 56 42 64 46M8-8 28 28 34 62 44 74M5-60C10-72 18-80 30-82"
      />
      <path
        className="wing"
        d="M14-24C40-18 70-10 80 0 82 9 70 12 58 8 40 2 24-8 12-16zM12-36C40-58 86-56 108-42 116-36 108-28 94-26 66-21 34-22 14-26z"
      />
      <path
        className="s-ink w1"
        d="M14-34C50-46 80-46 106-38M18-29C50-34 76-32 96-28M66-46 72-26M86-44 90-28M20-18 66 6"
      />
      <path
        className="f-ink"
        d="M0-64C10-66 18-60 17-54 16-49 10-46 6-45 14-42 18-36 18-28 18-16 10-7 3-5V-2C17 2 23 20 21 38 18 58 8 74 0 84z"
      />
      <path
        className="f-tint"
        d="M17 8C12 6 7 6 5 8L0 14V17L6 13C11 12 15 13 18 15zM21 24C15 21 9 21 6 24L0 30V33L7 29C12 27 17 28 21 31zM20 40C15 37 9 37 6 40L0 46V49L7 45C11 43 15 44 19 46zM17 54C12 52 8 52 5 54L0 60V63L6 59C9 57 12 58 15 60zM11-38Q15-33 14-27L8-31zM10-60Q15-56 13-50L8-54z"
      />
    </Mirrored>
  )
}

/** Draws a powderpost beetle among bore holes, with wood powder below each hole. */
export function Beetle() {
  return (
    <>
      <Mirrored id="beetle">
        <path
          className="s-ink w3"
          d="M24-26 46-40 54-58 62-64M28 4 54 4 68 20 78 22M26 30 50 44 58 66 66 74M9-50 22-60"
        />
        <path
          className="s-ink w5"
          d="M24-26 46-40M28 4 54 4M26 30 50 44M22-60 27-65M30-69 35-74M38-77 43-82"
        />
        <path
          className="f-ink"
          d="M0-64C8-64 12-58 13-51 22-47 27-38 27-28 27-22 25-19 23-17H0zM1-13H26C33 4 33 36 25 54 18 68 8 75 1 76z"
        />
        <path
          className="s-card punctures"
          d="M8-8C9 20 9 46 6 66M15-8C17 18 17 46 13 60M22-8C25 16 25 40 20 54"
        />
        <path className="s-olive w3" d="M6-44C14-42 19-36 20-28" />
      </Mirrored>
      <path
        className="f-ink"
        d="M-88-44a5 5 0 1 0 .1 0zM-98 18a4 4 0 1 0 .1 0zM96-26a5 5 0 1 0 .1 0zM90 52a4 4 0 1 0 .1 0z"
      />
      <path
        className="s-olive powder"
        d="M-91-29h8M-97-23h20M-102-17h30M-101 31h8M-107 37h20M93-11h8M88-5h20M83 1h30M87 65h8M81 71h20"
      />
    </>
  )
}

/** Draws a silverfish beside a vent with a mesh screen. */
export function Silverfish() {
  return (
    <>
      <path className="f-tint" d="M-108-58H-4V58H-108z" />
      <path
        className="s-ink w2"
        d="M-94-58V58M-81-58V58M-68-58V58M-55-58V58M-42-58V58M-29-58V58M-16-58V58M-108-45H-4M-108-32H-4M-108-19H-4M-108-6H-4M-108 7H-4M-108 20H-4M-108 33H-4M-108 46H-4"
      />
      <path className="s-ink w5" d="M-108-58H-4V58H-108z" />
      <g transform="translate(58 4) rotate(24)">
        <Mirrored id="silverfish">
          <path
            className="s-ink w2"
            d="M5-62C14-78 30-84 50-82M0 42V84M2 40C8 56 18 68 34 74M15-44 28-40M17-32 30-24M16-20 26-10"
          />
          <path className="f-ink" d="M0-66C8-68 14-62 16-54 20-46 20-34 18-22 15 4 9 28 3 46H0z" />
          <path
            className="s-card w2"
            d="M0-50Q8-49 17-54M0-38Q8-37 19-41M0-27Q8-26 18-29M0-16Q7-15 16-18M0-5Q6-4 14-7M0 6Q5 7 12 4M0 17Q4 18 9 15M0 28Q3 29 7 26"
          />
        </Mirrored>
      </g>
    </>
  )
}

/** Draws a symmetrical insect. The children are the right half. A <use> element with their `id` mirrors them as the left half. */
function Mirrored({ id, children }: { id: string; children: ReactNode }) {
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </>
  )
}

/** Positions [x, y] of the six numbers in the drawing `Survey`. The numbers mark where animals enter. */
const numbers = [
  [360, 40],
  [-26, 242],
  [548, 318],
  [20, 420],
  [548, 446],
  [20, 494],
] as const

/**
 * Draws the inspected house. Circles mark holes through which animals enter, ticks mark closed holes.
 * Screen readers skip the drawing, because the report's table contains the same facts.
 */
export function Survey() {
  return (
    <div className="survey">
      <svg viewBox="-50 -14 690 556" aria-hidden="true">
        <path className="s-ink w3" d="M-60 504H640" />
        <use href="#shell" />
        <path className="s-cta trail" d="M128 496H250Q300 496 300 446V256L262 222" />
        <path
          className="s-cta w5"
          d="M300-8C340-10 342 58 300 60S256-6 304-10M38 196C80 194 78 262 38 262S-2 192 44 194M88 374C130 374 124 442 86 442S48 370 94 372M88 456C134 458 124 526 86 524S48 452 94 454M494 306l13 14 26-36M494 432l13 14 26-36"
        />
        {numbers.map(([x, y], at) => (
          <text key={y} x={x} y={y}>
            {at + 1}
          </text>
        ))}
      </svg>
      <p>Ringed: open. Ticked: closed.</p>
    </div>
  )
}

/** SVG paths of house types, the oldest type first. Each house is 100 units wide, and the ground is at y = 80. */
const kinds = [
  // American foursquare with a dormer.
  'M14 80V34H8L24 16H38L50 4 62 16H76L92 34H86V80zM22 42V54H34V42zM66 42V54H78V42zM22 62V74H34V62zM44 18H56V26H44zM46 60V80H58V60z',
  // Bungalow with a deep porch.
  'M4 44 50 14 96 44V50H90V80H10V50H4zM18 52V80H26V52zM40 54V68H62V54zM74 52V80H82V52zM42 30V38H58V30z',
  // Cottage with a steep gable and a chimney.
  'M12 80V46L24 20H60V8H70V20H76L90 46V80zM44 36 62 80H26zM72 52V66H82V52z',
  // House of one and a half floors, with a gable that faces the street.
  'M14 80V42L50 8 86 42V80zM42 32V46H58V32zM22 54V68H36V54zM62 54V80H76V54z',
  // Ranch house, low and long.
  'M2 52 14 36H68V28H76V36H88L98 52H94V80H6V52zM14 58V70H34V58zM42 56V80H52V56zM60 58V80H88V58z',
  // Split-level house.
  'M4 44 26 26 50 44V52H74L96 60H92V80H8V44zM16 48V58H38V48zM16 66V74H38V66zM56 60V80H64V60zM72 64V74H86V64z',
]

const order = [0, 3, 0, 2, 1, 3, 1, 4, 5, 4, 5, 4]

interface DwellingProps {
  /** Position of the house in its row, from 0. The position decides the type of house, so that neighbors differ. */
  place: number
}

export function Dwelling({ place }: DwellingProps) {
  return (
    <svg viewBox="0 0 100 80" aria-hidden="true">
      <path d={kinds[order[place % order.length] ?? 0]} fillRule="evenodd" />
    </svg>
  )
}

/** Draws a mouse in a hole in a baseboard. The baseboard continues 80 units beyond the left and the right edge of the drawing. */
export function MouseHole() {
  return (
    <svg className="hole" viewBox="80 30 100 96" aria-hidden="true">
      <path className="s-ink w2 board" d="M0 18H260M0 28H260M0 124H260" />
      <path className="f-ink" d="M84 126V80a46 46 0 0 1 92 0v46z" />
      <circle className="f-olive" cx="112" cy="78" r="15" />
      <circle className="f-olive" cx="148" cy="78" r="15" />
      <circle className="f-shade" cx="112" cy="79" r="8" />
      <circle className="f-shade" cx="148" cy="79" r="8" />
      <path className="f-olive" d="M106 124Q106 82 130 82T154 124z" />
      <path className="f-ink" d="M121 98a4 4 0 1 0 .1 0zM139 98a4 4 0 1 0 .1 0zM126 114h8l-4 5z" />
      <path
        className="s-card w1"
        d="M122 116 98 110M122 118 98 120M138 116 162 110M138 118 162 120"
      />
    </svg>
  )
}
