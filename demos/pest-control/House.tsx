import { HouseRooms } from './HouseRooms.tsx'
import { Mouse } from './Mouse.tsx'

const entries = [
  [300, 30],
  [38, 230],
  [512, 306],
  [88, 408],
  [548, 444],
  [88, 492],
] as const

/** Plate I: a house cut in half, with the ground it stands in drawn as wide as the window. */
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
