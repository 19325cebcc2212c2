const numbers = [
  [360, 40],
  [-26, 242],
  [548, 318],
  [20, 420],
  [548, 446],
  [20, 494],
] as const

/** The house of plate I as an inspector marks it: open ways in ringed, closed ones ticked. The table says the same. */
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
