/** The limb of the last section where it fell, beside a stump. */
export function FallenLimb() {
  return (
    <svg
      className="fallen"
      viewBox="0 0 1100 190"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path fill="#4a3220" d="M570 190l16-22 6-58 84-6 8 60 22 26z" />
      <path fill="#e8c99a" d="M590 108l24-12 40-1 24 7-20 13-44 3z" />
      <path fill="none" stroke="#b5714a" strokeWidth="3" d="M610 107l14-5h22l12 2-12 5-22 1z" />
      <path fill="#5f432b" d="M690 92l18 6 10-6 360 76v6L716 118l-22-4 10-8z" />
      <g transform="translate(414 74) rotate(6 470 60) scale(.66)">
        <use href="#needles" />
      </g>
    </svg>
  )
}
