import { Workbox } from 'workbox-window'
import { workerUrl, type removerUrl, type WorkerQuestion, type WorkerStatus } from './rules.ts'
import { followConnection, setStatus } from './status.ts'

/** Registers the service worker and reports on it; a browser without one is simply left alone. */
export async function register() {
  followConnection()
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl(workerUrl))
  let isControlled = navigator.serviceWorker.controller !== null

  const start = async (): Promise<void> => {
    try {
      const registration = await workbox.register({ immediate: true })
      if (!registration) return
      followInstallation(registration)
      registration.onupdatefound = () => followInstallation(registration)
      if (registration.active) await reviewCopy(registration)
    } catch {
      setStatus({ saved: 'failed' })
    }
  }

  // Every open tab follows; the first install leaves pages as they are.
  workbox.addEventListener('controlling', () => {
    if (isControlled) void followController()
    isControlled = true
  })

  setStatus({ retry: () => void start() })
  await start()
  checkRegularly(() => void workbox.update().catch(() => {}))
}

/** Reports on a worker's installation, whichever page began it; Workbox tells only the page that did. */
function followInstallation(registration: ServiceWorkerRegistration) {
  const { installing } = registration
  if (!installing) return
  const isFirst = !registration.active
  if (isFirst) setStatus({ saved: 'saving' })
  installing.onstatechange = () => {
    const { state } = installing
    if (state === 'redundant' && !registration.active) setStatus({ saved: 'failed' })
    if (state === 'activated')
      void reviewCopy(registration).then(() => isFirst && setStatus({ justSaved: true }))
    // A worker that takes over by itself is not held up by a question to the old one.
    if (state === 'installed' && !isFirst) setTimeout(() => void reviewCopy(registration), 1000)
  }
}

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
async function reviewCopy(registration: ServiceWorkerRegistration): Promise<void> {
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
async function followController(): Promise<void> {
  const answer = await ask(navigator.serviceWorker.controller, 'STATUS')
  if (answer?.build && answer.build !== ownBuild()) location.reload()
}

/** How long a worker may take to say what it keeps, in milliseconds; repairing takes as long as it takes. */
const limits: Record<WorkerQuestion, number> = { STATUS: 3000, REPAIR: 60_000 }

/** A worker's answer; undefined from one that does not answer, such as an empty or broken script. */
function ask(
  worker: ServiceWorker | null | undefined,
  question: WorkerQuestion,
): Promise<WorkerStatus | undefined> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined)
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), limits[question])
    port1.onmessage = ({ data }: MessageEvent<WorkerStatus>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.postMessage({ type: question }, [port2])
  })
}

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

type WorkerUrl = typeof workerUrl | typeof removerUrl

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}
declare const trustedTypes: TrustedTypes | undefined

/** A worker's address; where the browser has Trusted Types, as the one address that this page may run. */
export function trustedWorkerUrl(address: WorkerUrl): string {
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
