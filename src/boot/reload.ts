import { removeMark, setMark } from './marks.ts'

/*
 * When the program reloads the page: the scripts fail (rescue), the application fails on another page
 * than the host sent (hydrate.tsx), or another worker has taken over (offline/update.ts).
 */

/** Why the program reloads the page; a reason with a name counts per name. */
type Reason = 'scripts' | `${'page' | 'worker'} ${string}`

const markOf = (reason: Reason) => `reloaded for ${reason}`

/** Reloads the page, but only once in a visit for each reason, whatever the host or a cache sends. Without storage for the mark, a reload could repeat. */
export function reloadFor(reason: Reason) {
  if (setMark(markOf(reason))) location.reload()
}

/** Allows another reload for a reason, because this one has helped. */
export const forget = (reason: Reason) => removeMark(markOf(reason))

/** Whether a rescue is under way, or did not help. */
let isTried = false

/**
 * Reloads a page whose scripts fail although the host answers: the HTTP cache holds damaged files,
 * or the host has another build. First fetches the page and its scripts past that cache, also when
 * the page has been reloaded: for the next view.
 */
export async function rescue(scripts: string[]): Promise<void> {
  if (isTried) return
  isTried = true
  try {
    const files = [location.href, ...scripts]
    await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })))
    reloadFor('scripts')
  } catch {
    // Without a network a reload would not help.
    isTried = false
  }
}
