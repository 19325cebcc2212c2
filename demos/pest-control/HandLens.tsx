/** A trail of small prints, one of them under a hand lens. */
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
