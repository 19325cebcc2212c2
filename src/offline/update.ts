import { Workbox } from 'workbox-window'
import { hasMark, setMark } from '../boot/marks.ts'
import { allowReloadFor, reloadFor } from '../boot/reload.ts'
import { workerUrl, type WorkerStatus } from './rules.ts'
import { followConnection, setStatus, status, type Status } from './status.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/*
 * The life of an update, in its order: registered, found, asked, offered, accepted, reloaded. What
 * depends on several facts is a function without effects: forInstallation, forWaiting.
 */

const ownBuild = () => document.documentElement.dataset.build

/* Registered */

/** Registers the service worker and keeps the status up to date. Does nothing in a browser without service workers. */
export async function register() {
  followConnection()
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl(workerUrl))
  reloadOnTakeover(workbox)
  try {
    const registration = await withWholeScript(() => workbox.register({ immediate: true }))
    if (!registration) return
    followWorkers(registration)
    registration.onupdatefound = () => followWorkers(registration)
    if (registration.active) reviewAll(registration)
    checkRegularly(() => void withWholeScript(() => registration.update()).catch(() => {}))
  } catch (error) {
    console.warn('The browser refused the service worker.', error)
    setStatus({ saved: 'failed' })
  }
}

/**
 * Tries to get the worker's script; after a failure once more, past the HTTP cache. If a script has
 * arrived in half, the browser asks for it with the ETag of the whole, and the host says: unchanged.
 */
async function withWholeScript<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch {
    await fetch(workerUrl, { cache: 'reload' })
      .then((response) => response.blob())
      .catch(() => {})
    return attempt()
  }
}

/* Found */

const hour = 3_600_000
/** Shortest pause between two checks, in milliseconds. */
const pause = 600_000

/** Checks for another build on return to the foreground and hourly, while online, at most every ten minutes. */
export function checkRegularly(check: () => void) {
  let last = Date.now()
  const checkIfDue = () => {
    // `Math.abs`, because a clock may have been set back.
    if (!status().online || document.hidden || Math.abs(Date.now() - last) < pause) return
    last = Date.now()
    check()
  }
  document.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, hour)
}

/** Follows what installs or waits, whichever page started it. Workbox only informs the page that did. */
function followWorkers(registration: ServiceWorkerRegistration) {
  if (!registration.active && registration.installing) setStatus({ saved: 'saving' })
  for (const worker of [registration.installing, registration.waiting]) {
    if (!worker) continue
    worker.onstatechange = () => {
      const step = forInstallation(worker.state, registration.active !== null)
      if (step === 'fail') setStatus({ saved: 'failed' })
      if (step === 'review all') reviewAll(registration)
      if (step === 'review waiting') void reviewWaiting(registration)
    }
  }
}

/** What to do when an installation reaches a state, while another worker may be active. */
export function forInstallation(state: ServiceWorkerState, hasActive: boolean) {
  if (state === 'redundant' && !hasActive) return 'fail'
  if (state === 'activated') return 'review all'
  // A message to the active worker could delay a takeover for half a minute, until it is idle.
  if (hasActive && (state === 'installed' || state === 'redundant')) return 'review waiting'
  return 'wait'
}

/* Asked */

/** A worker's build. Undefined if there is no worker, if its copy is gone, or if it did not answer in time: silence decides nothing. */
type Build = string | undefined

/** How long a worker may take to answer, in milliseconds. */
const limit = 3000

/** Asks a worker for its build. An empty or broken script does not answer. */
function buildOf(worker: ServiceWorker | null): Promise<Build> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined)
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), limit)
    port1.onmessage = ({ data }: MessageEvent<WorkerStatus>) => {
      clearTimeout(timer)
      resolve(data.build)
    }
    worker.postMessage({ type: 'STATUS' }, [port2])
  })
}

function reviewAll(registration: ServiceWorkerRegistration) {
  void reviewActive(registration)
  void reviewWaiting(registration)
}

/** Shows whether the active worker has a copy. */
async function reviewActive({ active }: ServiceWorkerRegistration): Promise<void> {
  setStatus({ saved: (await buildOf(active)) ? 'saved' : 'unknown' })
}

/** Activates or offers what waits. */
async function reviewWaiting(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  const step = forWaiting(await buildOf(waiting), ownBuild(), hasMark(declined))
  setStatus({ update: step === 'offer' ? offer(registration) : undefined })
  if (step === 'activate') activate(waiting)
}

/** What to do with a waiting worker, which is asked first because a browser takes even an empty script for one. "leave" also ends an offer. */
export function forWaiting(waiting: Build, ownBuild: Build, hasDeclined: boolean) {
  if (!waiting) return 'leave'
  // Nothing is lost: the page is already of that build.
  if (waiting === ownBuild) return 'activate'
  return hasDeclined ? 'leave' : 'offer'
}

/* Offered */

const offer = (registration: ServiceWorkerRegistration): Status['update'] => ({
  accept: () => void accept(registration),
  decline,
})

const declined = 'update declined'

/** Ends the offers of this visit. */
function decline() {
  setStatus({ update: undefined })
  setMark(declined)
}

/* Accepted */

/** Activates what waits when the visitor accepts, which may be another build than the offered one; takes the offer back if nothing does. */
async function accept(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  // Without a question to the active worker, which would delay the takeover.
  const build = await buildOf(waiting)
  if (registration.waiting !== waiting) return accept(registration)
  if (build) activate(waiting)
  else setStatus({ update: undefined })
}

const activate = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'SKIP_WAITING' })

/* Reloaded */

/** Reloads every open tab after another worker took over, unless the page is already of its build. The first worker needs no reload. */
function reloadOnTakeover(workbox: Workbox) {
  // A takeover has led to this build.
  allowReloadFor(`worker ${ownBuild()}`)
  let isControlled = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', async () => {
    const hadController = isControlled
    isControlled = true
    if (!hadController) return
    const build = await buildOf(navigator.serviceWorker.controller)
    if (build && build !== ownBuild()) reloadFor(`worker ${build}`)
  })
}
