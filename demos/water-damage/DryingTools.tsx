/** An air mover: a fan in a snail's housing that blows along the floor. */
export function AirMover() {
  return (
    <g className="tool" transform="translate(0 15)">
      <path className="grip" d="M-44-156q2-34 34-34h26q28 0 30 30" />
      <path d="M0-172c52 0 84 34 88 80l58 22V-8H-6a82 82 0 0 1-88-82c0-48 42-82 94-82z" />
      <path className="shade" d="M88-92l58 22V-8H92q8-40-4-84zM-70-12h40V2h-40zM70-10h40V2H70z" />
      <circle className="shade" cx="-4" cy="-90" r="58" />
      <g className="rings">
        <circle cx="-4" cy="-90" r="46" />
        <circle cx="-4" cy="-90" r="33" />
        <path d="M-4-148v116M-62-90H54M-45-131l82 82M37-131l-82 82" />
      </g>
      <circle className="accent" cx="-4" cy="-90" r="17" />
    </g>
  )
}

/** A pin meter, its two pins in a wall stud. */
export function Meter() {
  return (
    <g className="tool" transform="translate(-10 6) scale(0.88)">
      <path className="stud" d="M74-232h54V0H74z" />
      <path className="stud-side" d="M128-232l20-10V-8L128 0z" />
      <path className="grain" d="M90-232V0M110-232v150q-12 16 0 34V0" />
      <path className="pins" d="M48-142h30M48-116h30" />
      <path d="M-128-166q0-10 10-10H38l14 14v66l-14 14h-156q-10 0-10-10z" />
      <path
        className="shade"
        d="M-128-106h180v10l-14 14h-156q-10 0-10-10zM28-176h10l14 14v66l-14 14H28z"
      />
      <path className="accent" d="M-108-160h84v46h-84z" />
      <path className="digits" d="M-80-152v30M-58-152v30" />
      <circle className="shade" cx="2" cy="-146" r="9" />
    </g>
  )
}

/** Paint for the new wall, the brush across the rim. */
export function PaintBucket() {
  return (
    <g className="tool" transform="translate(0 2)">
      <path className="grip" d="M-66-112c0-84 132-84 132 0" />
      <path d="M-70-118L-60-6q60 20 120 0l10-112z" />
      <path className="shade" d="M26-104h43L60-6Q46-1 28 2z" />
      <ellipse cx="0" cy="-118" rx="72" ry="19" />
      <ellipse className="accent" cx="0" cy="-116" rx="60" ry="13" />
      <path
        className="accent"
        d="M-52-106q40 14 64 8 l-2 34q-8 12-14 0l-2-16q-8-10-12 0v30q-8 12-14 0v-28q-8-16-20-28z"
      />
      <path className="shade" d="M34-128l92-34q14-4 14 6t-10 12l-90 28z" />
      <path className="accent-side" d="M-14-104l44-28 14 16-48 22q-18 6-10-10z" />
    </g>
  )
}
