import type { ReactElement } from 'react'

export type Layer = 'old' | 'deck' | 'underlay' | 'courses' | 'slates'

const tail = 'h71v39l-8 8h-55l-8-8z'

/** What is drawn once on a layer, over its pattern. */
const extras: Partial<Record<Layer, ReactElement>> = {
  deck: (
    <>
      <path className="gap" d="M36 92h132v28H36z" />
      <path className="board-shade" d="M58 92h14v28H58zM132 92h14v28h-14z" />
    </>
  ),
  courses: (
    <>
      <rect className="layer-slates" y="138" width="100%" height="100%" fill="url(#slates)" />
      <path className="chalk-line" d="M0 92H900" />
    </>
  ),
}

/** A stretch of roof at one stage of the work; it fills the box that it stands in. */
export function RoofLayer({ layer }: { layer: Layer }) {
  return (
    <svg className="roof-layer" aria-hidden="true">
      <defs>{patterns[layer]}</defs>
      <rect width="100%" height="100%" fill={`url(#${layer})`} />
      {extras[layer]}
    </svg>
  )
}

const patterns: Record<Layer, ReactElement> = {
  old: (
    <pattern id="old" width="148" height="92" patternUnits="userSpaceOnUse">
      <path className="gap" d="M0 0H148V92H0z" />
      <path
        className="old-shingle"
        d="M0 0H52V38q-6 6-14 2-14-6-24 1-8 4-14-3zM55 0H88V43q-8 3-14-2-10-7-19-1zM91 0H145V36q-10-5-20 2-14 8-22 3-6-3-12 1zM0 46H15V84q-8-4-15 0zM18 46H70V88q-10-6-22-3-18 4-30-1zM111 46H148V84q-12-3-20 1-10 4-17-4z"
      />
      <path className="old-shingle-worn" d="M55 0H88V43q-8 3-14-2-10-7-19-1zM18 46H70V60H18z" />
      <path className="old-felt" d="M73 46H108V92H73z" />
    </pattern>
  ),
  deck: (
    <pattern id="deck" width="296" height="120" patternUnits="userSpaceOnUse">
      <path className="gap" d="M0 0H296V120H0z" />
      <path
        className="deck-board"
        d="M0 0H180V28H0zM182 0H296V28H182zM0 30H90V58H0zM92 30H296V58H92zM0 60H230V88H0zM232 60H296V88H232zM0 90H20V118H0zM22 90H296V118H22z"
      />
      <path
        className="deck-nails"
        d="M174 8v0M174 20v0M188 8v0M188 20v0M84 38v0M84 50v0M98 38v0M98 50v0M224 68v0M224 80v0M238 68v0M238 80v0M188 98v0M188 110v0M98 98v0M98 110v0"
      />
    </pattern>
  ),
  underlay: (
    <pattern id="underlay" width="120" height="69" patternUnits="userSpaceOnUse">
      <path className="underlay" d="M0 0H120V69H0z" />
      <path className="shade" d="M0 0H120V5H0z" />
      <path className="underlay-line" d="M0 55H120" />
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
      <path className="slate-dark" d={`M0 0${tail}M111 46${tail}`} />
      <path className="slate-middle" d={`M74 0${tail}M185 46${tail}M-37 46${tail}`} />
      <path className="slate-light" d={`M148 0${tail}M37 46${tail}`} />
      <path className="shade" d="M0 0H222V6H0zM0 46H222V52H0z" />
    </pattern>
  ),
}
