const ticks = [-135, -90, -45, 0, 45, 90, 135]

/** A round thermometer from 40 to 100 degrees, 4.5 degrees of turn to each, at 68. */
export function Gauge() {
  return (
    <svg className="d gauge" viewBox="0 0 240 240" role="img" aria-label="A gauge at 68 degrees">
      <rect className="flange" x="64" y="-22" width="112" height="22" rx="6" />
      <rect className="flange" x="64" y="240" width="112" height="22" rx="6" />
      <circle className="fw i" cx="120" cy="120" r="110" strokeWidth="17" />
      <g strokeWidth="15" strokeLinecap="butt">
        <path className="c" d="M63.4 176.6A80 80 0 0 1 120 40" />
        <path className="h" d="M120 40a80 80 0 0 1 56.6 136.6" />
      </g>
      {ticks.map((angle) => (
        <path
          key={angle}
          className="i"
          strokeWidth="6"
          d="M120 29v20"
          transform={`rotate(${angle} 120 120)`}
        />
      ))}
      <text x="125" y="200">
        68°
      </text>
      <g transform="rotate(-9 120 120)">
        <path className="fi swings" d="M109 122 120 54l11 68z" />
      </g>
      <circle className="fi" cx="120" cy="122" r="14" />
      <circle className="fw" cx="120" cy="122" r="5" />
    </svg>
  )
}
