import { Workbox } from 'workbox-window'
import { workerUrl, type removerUrl, type WorkerQuestion, type WorkerStatus } from './rules.ts'
import { followConnection, setStatus } from './status.ts'

/** Registers the service worker and keeps the status up to date. Does nothing in a browser without service workers. */
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

  // Every open tab follows a new controller; the first one needs no reload.
  workbox.addEventListener('controlling', () => {
    if (isControlled) void followController()
    isControlled = true
  })

  setStatus({ retry: () => void start() })
  await start()
  checkRegularly(() => void workbox.update().catch(() => {}))
}

/** Follows an installation, whichever page started it. Workbox only informs the page that did. */
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
    // Late, because a message to the old worker would delay a takeover by this one.
    if (state === 'installed' && !isFirst) setTimeout(() => void reviewCopy(registration), 1000)
  }
}

const ownBuild = () => document.documentElement.dataset.build

const savedState = (copy: WorkerStatus | undefined) => {
  if (!copy?.complete) return 'failed'
  return copy.sparing ? 'sparing' : 'saved'
}

/**
 * Compares the workers' copies with this page. Repairs an incomplete copy. Offers a waiting worker
 * with a complete copy; activates it without asking if this page is already of its build, or if the
 * active worker has no complete copy.
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
    // If the host no longer has the missing files, only a newer build can mend the copy.
    void registration.update().catch(() => {})
    const repaired = await ask(registration.active, 'REPAIR')
    setStatus({ saved: savedState(repaired) })
  } else if (active) setStatus({ saved: savedState(active) })
}

/** Reloads the page after another worker took over, unless the page is already of its build. */
async function followController(): Promise<void> {
  const answer = await ask(navigator.serviceWorker.controller, 'STATUS')
  if (answer?.build && answer.build !== ownBuild()) location.reload()
}

/** How long a worker may take to answer, in milliseconds. */
const limits: Record<WorkerQuestion, number> = { STATUS: 3000, REPAIR: 60_000 }

/** Asks a worker. Resolves to undefined if it does not answer, as an empty or broken script does not. */
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

type WorkerUrl = typeof workerUrl | typeof removerUrl

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}
declare const trustedTypes: TrustedTypes | undefined

/** A worker's URL, as a trusted script URL in browsers with Trusted Types. */
export function trustedWorkerUrl(address: WorkerUrl): string {
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
