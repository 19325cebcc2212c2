/** The name as a sign: two slates under a red ridge, then the words. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <path className="mark-ridge" d="M18 1 36 13v6L18 7 0 19v-6z" />
        <path className="mark-dark" d="M18 10 32.500 19.667V21H3.500V19.667z" />
        <path className="mark-dark" d="M1 23H17V32L14 35H4L1 32z" />
        <path className="mark-light" d="M19 23H35V32L32 35H22L19 32z" />
      </svg>
      <span>
        <b>Slate &amp; Batten</b> <span className="wordmark-trade">Roofing</span>
      </span>
    </span>
  )
}
