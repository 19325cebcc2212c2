import type { ReactElement } from 'react'
import { greens } from './greens.ts'
import { spray } from './spray.ts'

/** Needles on wood; defined where it is first shown, and the needles alone within it. */
const leafy = (
  <g id="spray">
    <path fill="#5f432b" d="M0 44 560 62 1084 80v5L560 78 0 76z" />
    <g id="needles">
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
    <path fill="#5f432b" d="M0 44 420 62 1060 20v6L520 78l540 62v6L440 92 0 76z" />
    <g transform="translate(10 -18) rotate(-5.5 470 64)">
      <use href="#needles" />
    </g>
    <g transform="translate(10 38) rotate(5.5 470 64)">
      <use href="#needles" />
    </g>
    <path fill="none" stroke="#f0f4e4" strokeWidth="5" d="M764 46v70" />
    <path fill="#f4a94a" d="M752 32h24v16h-24zM752 112h24v16h-24z" />
  </>
)

/** A stem sawn into lengths, thick end first. */
const sawn = (
  <>
    <g transform="translate(694 46) scale(.36)">
      <use href="#needles" />
    </g>
    <path
      fill="#5f432b"
      d="M0 32 418 46v66L0 122zM470 44l120 4v62l-120 2zM632 52l98 4v50l-98 2zM772 60l72 2v38l-72 2zM880 68l50 4v8l-50 10z"
    />
    <path
      fill="#e8c99a"
      d="M418 46l12 10 4 24-4 22-12 10-9-12-4-20 4-22zM590 48l10 10 4 22-4 20-10 10-8-12-3-18 3-20zM730 56l8 8 3 18-3 16-8 8-7-9-3-15 3-17zM844 62l6 7 3 12-3 12-6 7-6-8-2-11 2-12z"
    />
    <path
      fill="none"
      stroke="#b5714a"
      strokeWidth="3"
      d="M418 62l6 18-6 16-5-16zM590 64l6 16-6 15-5-15zM730 69l5 13-5 12-4-12zM844 74l3 7-3 7-3-7z"
    />
  </>
)

/** The limb over a service, by the service's id; drawn for its right end, which every screen shows. */
export const limbs: Readonly<Record<string, ReactElement>> = {
  'crown-thinning': thinned,
  'dead-limbs': dead,
  cabling: cabled,
  'whole-tree': sawn,
}
