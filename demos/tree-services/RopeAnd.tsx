/** The ampersand of the wordmark, laid with one piece of rope. */
export function RopeAnd() {
  return (
    <>
      <span className="hidden">&amp;</span>
      <svg className="rope-and" viewBox="0 0 44 48" aria-hidden="true">
        <path d="M40 42 13 15C7 8 11 3 18 3s11 6 7 12C21 21 5 22 5 34c0 7 6 11 13 11 11 0 18-9 19-20" />
      </svg>
    </>
  )
}
