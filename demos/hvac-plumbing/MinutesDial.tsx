/* 4.5 degrees of turn to the minute, from seven o'clock. */
const marks = [0, 10, 20, 30, 40, 50, 60].map((minutes) => {
  const angle = minutes * 4.5 - 135
  const radians = (angle * Math.PI) / 180
  return {
    minutes,
    angle,
    x: Math.round(160 + 80 * Math.sin(radians)),
    y: Math.round(160 - 80 * Math.cos(radians)) + 9,
  }
})

/** The service area as a pressure gauge: blue as far as the vans go, red beyond. */
export function MinutesDial() {
  return (
    <svg
      className="d minutes"
      viewBox="0 0 320 320"
      role="img"
      aria-label="A dial of driving minutes from Beaverton, blue from 0 to 40, red from there to 60. The needle is at 40."
    >
      <circle className="fw i" cx="160" cy="160" r="148" strokeWidth="22" />
      <g strokeWidth="16" strokeLinecap="butt">
        <path className="c" d="M79.4 240.6A114 114 0 0 1 240.6 79.4" />
        <path className="h" d="M240.6 79.4a114 114 0 0 1 0 161.2" />
      </g>
      {marks.map(({ minutes, angle, x, y }) => (
        <g key={minutes}>
          <path
            className="i"
            strokeWidth="6"
            d="M160 36v22"
            transform={`rotate(${angle} 160 160)`}
          />
          <text x={x} y={y}>
            {minutes}
          </text>
        </g>
      ))}
      <text className="unit" x="160" y="252">
        minutes
      </text>
      <path className="fi" d="M147 164 160 98l13 66z" transform="rotate(45 160 160)" />
      <circle className="fi" cx="160" cy="160" r="18" />
      <circle className="fw" cx="160" cy="160" r="6" />
    </svg>
  )
}
