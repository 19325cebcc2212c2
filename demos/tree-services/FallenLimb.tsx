/** The limb of the last section where it fell, beside a stump. */
export function FallenLimb() {
  return (
    <svg
      className="fallen"
      viewBox="0 0 1100 190"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path fill="#4a3220" d="M616 190l16-22 6-58 84-6 8 60 22 26z" />
      <path fill="#e8c99a" d="M636 108l24-12 40-1 24 7-20 13-44 3z" />
      <path fill="none" stroke="#b5714a" strokeWidth="3" d="M656 107l14-5h22l12 2-12 5-22 1z" />
      <path fill="#5f432b" d="M744 138l16 6 12-7 300 32v6L768 164l-20-6 10-8z" />
      <g transform="translate(502 112) rotate(2 470 60) scale(.55)">
        <use href="#needles" />
      </g>
    </svg>
  )
}
