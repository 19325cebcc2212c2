import type { ReactElement } from 'react'

export type Layer = 'old' | 'deck' | 'underlay' | 'courses' | 'slates'

const tail = 'h71v39l-8 8h-55l-8-8z'

/** What is drawn once on a layer, over its pattern. */
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

/** A stretch of roof at one stage of the work; it fills the box that it stands in. */
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
      <path className="slate-dark" d={`M0 0${tail}M111 46${tail}`} />
      <path className="slate-middle" d={`M74 0${tail}M185 46${tail}M-37 46${tail}`} />
      <path className="slate-light" d={`M148 0${tail}M37 46${tail}`} />
      <path className="shade" d="M0 0H222V6H0zM0 46H222V52H0z" />
    </pattern>
  ),
}
