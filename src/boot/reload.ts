/** Why the program reloads the page; a reason with a name is another one for each name. */
type Reason = 'scripts' | `${'picture' | 'page' | 'worker'} ${string}`

const markOf = (reason: Reason) => `reloaded for ${reason}`

/** Whether the page was reloaded for a reason in this visit. Where storage is blocked, nobody can know that it was not. */
export function wasReloaded(reason: Reason): boolean {
  try {
    return sessionStorage.getItem(markOf(reason)) !== null
  } catch {
    return true
  }
}

/** Reloads the page, but only once in a visit for each reason, whatever the host or a cache sends. */
export function reloadFor(reason: Reason) {
  try {
    if (sessionStorage.getItem(markOf(reason))) return
    sessionStorage.setItem(markOf(reason), 'once')
    location.reload()
  } catch {
    // Without storage for the mark, a reload could repeat.
  }
}

/** Allows another reload for a reason, because this one has helped. */
export function forget(reason: Reason) {
  try {
    sessionStorage.removeItem(markOf(reason))
  } catch {
    // Blocked storage has no mark.
  }
}
