import { Workbox } from 'workbox-window'
import { hasFlag, setFlag } from '../boot/flags.ts'
import { allowReloadFor, reloadFor } from '../boot/reload.ts'
import { workerUrl, type WorkerStatus } from './rules.ts'
import { followConnection, setStatus, status, type Status } from './status.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/*
 * The six steps by which open pages change to a new build of the site. The functions forInstallation and
 * forWaiting only decide what happens next. Other functions carry out their decisions.
 */

const ownBuild = () => document.documentElement.dataset.build

/* Step 1: The page registers the service worker. */

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
 * Attempts to get the service worker's script. After a failure, downloads the script without the HTTP
 * cache and attempts once more. The HTTP cache may contain an incomplete script with the complete
 * script's ETag. Because of the ETag, the host would answer that the script is unchanged.
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

/* Step 2: The browser finds a new service worker. */

const hour = 3_600_000
/** The shortest time between two checks for another build, in milliseconds. */
const pause = 600_000

/** Checks for another build every hour, and when the visitor returns to the page. Checks at most every ten minutes, and only online. */
export function checkRegularly(check: () => void) {
  let last = Date.now()
  const checkIfDue = () => {
    // Takes the absolute value, because the difference is negative after a clock has been set back.
    if (!status().online || document.hidden || Math.abs(Date.now() - last) < pause) return
    last = Date.now()
    check()
  }
  document.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, hour)
}

/** Watches the service workers that are being installed or wait for activation. Workbox watches an installation only in the page that has started the installation. */
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

/** Decides what to do when an installing service worker reaches a state. `hasActive` means that another service worker is active. */
export function forInstallation(state: ServiceWorkerState, hasActive: boolean) {
  if (state === 'redundant' && !hasActive) return 'fail'
  if (state === 'activated') return 'review all'
  // Sends no message to the active service worker, because a message could delay the takeover for half a minute.
  if (hasActive && (state === 'installed' || state === 'redundant')) return 'review waiting'
  return 'wait'
}

/* Step 3: The page asks service workers for the IDs of their builds. */

/** The ID of a service worker's build. Undefined without a service worker, without a saved home page, or without an answer in time. */
type Build = string | undefined

/** The time limit for the answer of a service worker, in milliseconds. */
const limit = 3000

/** Asks a service worker for the ID of its build. An empty or broken service worker does not answer. */
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

/** Updates the status: whether the active service worker has saved the site. */
async function reviewActive({ active }: ServiceWorkerRegistration): Promise<void> {
  setStatus({ saved: (await buildOf(active)) ? 'saved' : 'unknown' })
}

/** Carries out the decision of `forWaiting`: activates the waiting build, offers the build to the visitor, or leaves the build waiting. */
async function reviewWaiting(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  const step = forWaiting(await buildOf(waiting), ownBuild(), hasFlag(declined))
  setStatus({ update: step === 'offer' ? offer(registration) : undefined })
  if (step === 'activate') activate(waiting)
}

/** Decides what to do with a waiting build. `waiting` and `ownBuild` are IDs of builds. `waiting` is undefined if the service worker's script is empty, because browsers also install an empty script. "leave" means that the build keeps waiting and is not offered. */
export function forWaiting(waiting: Build, ownBuild: Build, hasDeclined: boolean) {
  if (!waiting) return 'leave'
  // This page comes from the waiting build, so the build can take over without a reload.
  if (waiting === ownBuild) return 'activate'
  return hasDeclined ? 'leave' : 'offer'
}

/* Step 4: The page offers the waiting build to the visitor. */

const offer = (registration: ServiceWorkerRegistration): Status['update'] => ({
  accept: () => void accept(registration),
  decline,
})

const declined = 'update declined'

/** Removes the offer, and prevents further offers in this visit. */
function decline() {
  setStatus({ update: undefined })
  setFlag(declined)
}

/* Step 5: The visitor accepts the offer. */

/** Activates the waiting build, which may be newer than the offered build. Removes the offer if no build waits. */
async function accept(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  // Asks only the waiting service worker, because a message to the active service worker would delay the takeover.
  const build = await buildOf(waiting)
  if (registration.waiting !== waiting) return accept(registration)
  if (build) activate(waiting)
  else setStatus({ update: undefined })
}

const activate = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'SKIP_WAITING' })

/* Step 6: The open pages reload. */

/** Reloads this page after a service worker of another build has taken over. Every open page runs this function. The visitor's first service worker causes no reload. */
function reloadOnTakeover(workbox: Workbox) {
  // reloadFor reloads only once for each build, so that reloads cannot repeat endlessly. This page comes from the build
  // `ownBuild()`. Deletes the flag of this build, so that the page can return to this build after a rollback.
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
