import { Workbox } from 'workbox-window'
import { hasMark, setMark } from '../boot/marks.ts'
import { forget, reloadFor } from '../boot/reload.ts'
import { removerUrl, workerUrl, type WorkerQuestion, type WorkerStatus } from './rules.ts'
import { followConnection, setStatus, status, type Status } from './status.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/*
 * The life of an update, in its order: registered, found, asked, offered, accepted, reloaded. Each
 * decision is an exported function without effects.
 */

const ownBuild = () => document.documentElement.dataset.build

/* Registered */

/** Registers the service worker and keeps the status up to date. Does nothing in a browser without service workers. */
export async function register() {
  followConnection()
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl(workerUrl))
  reloadOnTakeover(workbox)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.failure) setStatus({ failure: data.failure })
  })
  const start = async (): Promise<void> => {
    try {
      const registration = await workbox.register({ immediate: true })
      if (!registration) return
      followWorkers(registration)
      registration.onupdatefound = () => followWorkers(registration)
      if (registration.active) await review(registration)
    } catch {
      setStatus({ saved: 'failed' })
    }
  }
  setStatus({ retry: () => void start() })
  await start()
  checkRegularly(() => void workbox.update().catch(() => {}))
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
  if (!registration.active && registration.installing)
    setStatus({ saved: 'saving', failure: undefined })
  for (const worker of [registration.installing, registration.waiting]) {
    if (!worker) continue
    worker.onstatechange = () => {
      const step = forInstallation(worker.state, registration.active !== null)
      if (step === 'fail') setStatus({ saved: 'failed' })
      if (step === 'review') void review(registration)
      if (step === 'delay') setTimeout(() => void review(registration), 1000)
    }
  }
}

/** What to do when an installation reaches a state, while another worker may be active. */
export function forInstallation(state: ServiceWorkerState, hasActive: boolean) {
  if (state === 'redundant' && !hasActive) return 'fail'
  if (state === 'activated') return 'review'
  // A message to the old worker would delay a takeover by this one, or by what replaces it.
  if (hasActive && (state === 'installed' || state === 'redundant')) return 'delay'
  return 'wait'
}

/* Asked */

/** A worker's answer. Undefined if there is no worker, or if it did not answer in time: silence decides nothing. */
type Answer = WorkerStatus | undefined

/** How long a worker may take to answer, in milliseconds. */
const limits: Record<WorkerQuestion, number> = { STATUS: 3000, REPAIR: 60_000 }

/** Asks a worker. An empty or broken script does not answer. */
function ask(worker: ServiceWorker | null, question: WorkerQuestion): Promise<Answer> {
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

/** Asks the workers for their copies. Activates or offers what waits; shows or repairs the active copy. */
async function review(registration: ServiceWorkerRegistration): Promise<void> {
  const { active, waiting } = registration
  // /reset in another tab has replaced the worker; the remover answers no question.
  if (active?.scriptURL.endsWith(removerUrl))
    return setStatus({ saved: 'unknown', update: undefined })
  const [activeCopy, waitingCopy] = await Promise.all([
    ask(active, 'STATUS'),
    ask(waiting, 'STATUS'),
  ])
  const step = forWaiting({
    waiting: waitingCopy,
    active: activeCopy,
    ownBuild: ownBuild(),
    hasDeclined: hasMark(declined),
  })
  setStatus({ update: step === 'offer' ? offer(registration) : undefined })
  if (step === 'activate') return activate(waiting)
  if (!activeCopy) return
  const copy = activeCopy.complete ? activeCopy : await repair(registration)
  setStatus({ saved: copy?.complete ? 'saved' : 'failed' })
}

/** What a page knows when a worker may be waiting. */
interface Workers {
  waiting: Answer
  active: Answer
  ownBuild: string | undefined
  /** Whether the visitor wants no other build in this visit. */
  hasDeclined: boolean
}

/** What to do with the waiting worker, whose copy replaces another only if it is complete. "leave" also ends an offer. */
export function forWaiting({ waiting, active, ownBuild, hasDeclined }: Workers) {
  if (!waiting?.complete) return 'leave'
  // Nothing is lost: the page is already of that build, or the active worker says that its copy is not whole.
  if (waiting.build === ownBuild || active?.complete === false) return 'activate'
  return hasDeclined ? 'leave' : 'offer'
}

/** Repairs an incomplete copy, as far as the host has its files. */
async function repair(registration: ServiceWorkerRegistration): Promise<Answer> {
  setStatus({ saved: 'saving' })
  // If the host no longer has the missing files, only a newer build can complete the copy.
  void registration.update().catch(() => {})
  const copy = await ask(registration.active, 'REPAIR')
  setStatus({ failure: copy?.failure })
  return copy
}

/* Offered */

const offer = (registration: ServiceWorkerRegistration): Status['update'] => ({
  accept: () => void accept(registration),
  decline,
})

const declined = 'update declined'

/** Ends the offers of this visit, or of this page if storage is blocked. */
function decline() {
  setStatus({ update: undefined })
  setMark(declined)
}

/* Accepted */

/** Activates what waits when the visitor accepts, which may be another build than the offered one; takes the offer back if nothing does. */
async function accept(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  // Without a question to the active worker, which would delay the takeover.
  const copy = await ask(waiting, 'STATUS')
  if (registration.waiting !== waiting) return accept(registration)
  if (copy?.complete) activate(waiting)
  else setStatus({ update: undefined })
}

const activate = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'SKIP_WAITING' })

/* Reloaded */

/** Reloads every open tab after another worker took over, unless the page is already of its build. The first worker needs no reload. */
function reloadOnTakeover(workbox: Workbox) {
  // A takeover has led to this build.
  forget(`worker ${ownBuild()}`)
  let isControlled = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', async () => {
    const hadController = isControlled
    isControlled = true
    if (!hadController) return
    const copy = await ask(navigator.serviceWorker.controller, 'STATUS')
    if (isOther(copy, ownBuild())) reloadFor(`worker ${copy?.build}`)
  })
}

/** Whether the page reloads for another worker that controls it. */
export const isOther = (controller: Answer, ownBuild: string | undefined) =>
  controller?.build !== undefined && controller.build !== ownBuild
