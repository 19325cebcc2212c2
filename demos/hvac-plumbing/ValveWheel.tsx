const spokes = [0, 72, 144, 216, 288]

/** A hand wheel as it is cast: wavy spokes, and knobs on the rim for a wet grip. */
export function ValveWheel() {
  return (
    <svg className="d" viewBox="0 0 240 240" aria-hidden="true">
      <rect className="flange" x="64" y="-22" width="112" height="22" rx="6" />
      <rect className="flange" x="64" y="240" width="112" height="22" rx="6" />
      <circle className="f-dark" cx="120" cy="120" r="52" />
      <g className="turns">
        <circle className="i" cx="120" cy="120" r="94" strokeWidth="20" />
        <circle
          className="i"
          cx="120"
          cy="120"
          r="105"
          strokeWidth="17"
          strokeDasharray="0 65.97"
        />
        {spokes.map((angle) => (
          <path
            key={angle}
            className="i"
            strokeWidth="14"
            d="M120 120C140 94 102 68 120 30"
            transform={`rotate(${angle} 120 120)`}
          />
        ))}
        <circle className="fi" cx="120" cy="120" r="32" />
        <path className="fw" d="M120 104l13.9 8v16l-13.9 8-13.9-8v-16z" />
      </g>
    </svg>
  )
}
