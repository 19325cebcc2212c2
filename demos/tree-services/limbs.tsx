import type { ReactElement } from 'react'
import { greens } from './greens.ts'
import { spray } from './spray.ts'

/** Needles on wood; defined where it is first shown, and the needles alone within it. */
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

/** A limb in two stems, held together near their ends. */
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

/** A stem sawn into lengths, thick end first. */
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

/** The limb over a service, by the service's id; drawn for its right end, which every screen shows. */
export const limbs: Readonly<Record<string, ReactElement>> = {
  'crown-thinning': thinned,
  'dead-limbs': dead,
  cabling: cabled,
  'whole-tree': sawn,
}
