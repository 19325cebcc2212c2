/** The window of the room: night in the first section, morning in the last. */
export function Window() {
  return (
    <svg className="window" viewBox="0 0 200 230" aria-hidden="true">
      <path className="frame" d="M0 0H200V212H0z" />
      <path
        className="pane"
        d="M14 14H93V98H14zM107 14H186V98H107zM14 112H93V198H14zM107 112H186V198H107z"
      />
      <circle className="moon" cx="60" cy="54" r="19" />
      <circle className="moon-shade" cx="70" cy="48" r="17" />
      <path className="frame" d="M-14 208H214V226H-14z" />
    </svg>
  )
}
