import { removeMark, setMark } from './marks.ts'

/*
 * Every reload by a script of the page: the application fails on another page than the host sent
 * (hydrate.tsx), or another worker has taken over (offline/update.ts).
 */

/** Why a script reloads the page. Each path of a page and each build of a worker is a reason of its own. */
type Reason = `${'page' | 'worker'} ${string}`

const markOf = (reason: Reason) => `reloaded for ${reason}`

/** Reloads the page, but only once in a visit for each reason, whatever the host or a cache sends. Without storage for the mark, a reload could repeat. */
export function reloadFor(reason: Reason) {
  if (setMark(markOf(reason))) location.reload()
}

/** Allows another reload for a reason, because the last reload has helped. */
export const allowReloadFor = (reason: Reason) => removeMark(markOf(reason))
