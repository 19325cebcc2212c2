/** The name on two pipes that meet below the ampersand. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <span>Gage</span> &amp; <span className="wordmark-cold">Tap</span>
    </span>
  )
}
