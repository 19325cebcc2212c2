/** A hole in a baseboard, and who lives there. The baseboard runs 80 beyond either side. */
export function MouseHole() {
  return (
    <svg className="hole" viewBox="80 30 100 96" aria-hidden="true">
      <path className="s-ink w2 board" d="M0 18H260M0 28H260M0 124H260" />
      <path className="f-ink" d="M84 126V80a46 46 0 0 1 92 0v46z" />
      <circle className="f-olive" cx="112" cy="78" r="15" />
      <circle className="f-olive" cx="148" cy="78" r="15" />
      <circle className="f-shade" cx="112" cy="79" r="8" />
      <circle className="f-shade" cx="148" cy="79" r="8" />
      <path className="f-olive" d="M106 124Q106 82 130 82T154 124z" />
      <path className="f-ink" d="M121 98a4 4 0 1 0 .1 0zM139 98a4 4 0 1 0 .1 0zM126 114h8l-4 5z" />
      <path
        className="s-card w1"
        d="M122 116 98 110M122 118 98 120M138 116 162 110M138 118 162 120"
      />
    </svg>
  )
}
