const hour = 3_600_000
/** Shortest time between two checks, in milliseconds. */
const pause = 600_000

/** Looks for another build on return to the foreground and hourly, while online, not more often than every ten minutes. */
export function checkRegularly(check: () => void) {
  let last = Date.now()
  const due = () => {
    // A clock that was set back must not stop the checks.
    if (!navigator.onLine || document.hidden || Math.abs(Date.now() - last) < pause) return
    last = Date.now()
    check()
  }
  document.addEventListener('visibilitychange', due)
  setInterval(due, hour)
}
