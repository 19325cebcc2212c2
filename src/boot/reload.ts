import { removeFlag, setFlag } from './flags.ts'

/*
 * All reloads that the page's own scripts start. hydrate.tsx reloads if React fails after the visitor has followed
 * a link. offline/update.ts reloads after a service worker of another build has taken control of the page.
 */

/** The reason for a reload: "page" and the path of the page, or "worker" and the ID of the build whose service worker has taken control. */
type Reason = `${'page' | 'worker'} ${string}`

const flagOf = (reason: Reason) => `reloaded for ${reason}`

/** Reloads the page once per visit for each reason. If the browser blocks storage, the page does not reload, because without a stored flag the reload could repeat endlessly. */
export function reloadFor(reason: Reason) {
  if (setFlag(flagOf(reason))) location.reload()
}

/** Deletes the stored flag of a reason, so that the page may reload for this reason again. */
export const allowReloadFor = (reason: Reason) => removeFlag(flagOf(reason))
