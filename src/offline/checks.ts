const hour = 3_600_000
/** Shortest pause between two checks, in milliseconds. */
const pause = 600_000

/** Checks for another build on return to the foreground and hourly, while online, at most every ten minutes. */
export function checkRegularly(check: () => void) {
  let last = Date.now()
  const due = () => {
    // `Math.abs`, because a clock may have been set back.
    if (!navigator.onLine || document.hidden || Math.abs(Date.now() - last) < pause) return
    last = Date.now()
    check()
  }
  document.addEventListener('visibilitychange', due)
  setInterval(due, hour)
}
