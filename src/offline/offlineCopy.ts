import { ask } from './ask.ts'
import type { WorkerStatus } from './rules.ts'
import { setStatus } from './status.ts'

const ownBuild = () => document.documentElement.dataset.build

const savedState = (copy: WorkerStatus | undefined) => {
  if (!copy?.complete) return 'failed'
  return copy.sparing ? 'sparing' : 'saved'
}

/**
 * Compares what the workers keep with this page, and acts: a copy with gaps is repaired,
 * another build that is complete is offered, and one that this page already belongs to,
 * or that replaces a worker without a copy, takes over without a question.
 */
export async function reviewCopy(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  const [active, next] = await Promise.all([
    ask(registration.active, 'STATUS'),
    ask(waiting, 'STATUS'),
  ])
  if (next?.complete && waiting) {
    const take = () => waiting.postMessage({ type: 'SKIP_WAITING' })
    if (!active?.complete || next.build === ownBuild()) return take()
    setStatus({ update: take })
  }
  if (active && !active.complete) {
    setStatus({ saved: 'saving' })
    // Entries that are gone from the host are mended by a newer build; the browser's own check comes later.
    void registration.update().catch(() => {})
    const repaired = await ask(registration.active, 'REPAIR')
    setStatus({ saved: savedState(repaired) })
  } else if (active) setStatus({ saved: savedState(active) })
}

/** After another worker has taken over: reload once, unless this page is of its build already. */
export async function followController(): Promise<void> {
  const answer = await ask(navigator.serviceWorker.controller, 'STATUS')
  if (answer?.build && answer.build !== ownBuild()) location.reload()
}
