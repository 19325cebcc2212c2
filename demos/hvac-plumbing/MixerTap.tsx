/** A wall tap for two pipes, which arrive at a height of 76. */
export function MixerTap() {
  return (
    <svg className="d mixer" viewBox="0 0 400 222" aria-hidden="true">
      <path className="i" strokeWidth="50" d="M70 76h260" strokeLinecap="butt" />
      <path className="f-hot-dark" d="M8 32h34a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H8z" />
      <path className="f-cold-dark" d="M392 32h-34a8 8 0 0 0-8 8v72a8 8 0 0 0 8 8h34z" />
      <path className="fi" d="M50 44h24v64H50zM326 44h24v64h-24z" />
      <path className="i" strokeWidth="60" strokeLinecap="butt" d="M200 76v120" />
      <path
        className="fi"
        d="M158 188h84a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z"
      />
      <circle className="fi" cx="200" cy="76" r="52" />
      <path className="i" strokeWidth="18" d="M200 40V10" />
      <circle className="fi" cx="200" cy="14" r="14" />
      <g strokeWidth="11">
        <circle className="fw i" cx="118" cy="76" r="52" />
        <circle className="fw i" cx="282" cy="76" r="52" />
      </g>
      <g strokeWidth="19">
        <path className="h" d="M118 48v56M90 76h56" />
        <path className="c" d="M262.2 56.2l39.6 39.6M262.2 95.8l39.6-39.6" />
      </g>
      <circle className="fi" cx="118" cy="76" r="13" />
      <circle className="fi" cx="282" cy="76" r="13" />
      <path className="w" strokeWidth="6" d="M183 128v44" />
    </svg>
  )
}
