import type { WorkerStatus } from './rules.ts'
import type { Status } from './status.ts'

/*
 * What a page decides about the copies of its workers. An answer is undefined if there is no
 * worker, or if it did not answer in time: silence decides nothing.
 */
type Answer = WorkerStatus | undefined

/** What a page knows when a worker may be waiting. */
interface Workers {
  waiting: Answer
  active: Answer
  ownBuild: string | undefined
}

/** What to do with the waiting worker, whose copy replaces another only if it is complete. "leave" also ends an offer. */
export function forWaiting({ waiting, active, ownBuild }: Workers) {
  if (!waiting?.complete) return 'leave'
  // Nothing is lost: the page is already of that build, or the active worker says that its copy is not whole.
  if (waiting.build === ownBuild || active?.complete === false) return 'activate'
  return 'offer'
}

/** The state of a copy, as the footer shows it. */
export function savedState(copy: Answer): Status['saved'] {
  if (!copy?.complete) return 'failed'
  return copy.sparing ? 'sparing' : 'saved'
}

/** What to do when an installation reaches a state, while another worker may be active. */
export function forInstallation(state: ServiceWorkerState, hasActive: boolean) {
  if (state === 'redundant' && !hasActive) return 'fail'
  if (state === 'activated') return 'review'
  // A message to the old worker would delay a takeover by this one, or by what replaces it.
  if (hasActive && (state === 'installed' || state === 'redundant')) return 'delay'
  return 'wait'
}

/** Whether the page reloads for another worker that controls it. */
export const isOther = (controller: Answer, ownBuild: string | undefined) =>
  controller?.build !== undefined && controller.build !== ownBuild
