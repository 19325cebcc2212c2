import { Workbox } from 'workbox-window'
import { forget, reloadFor } from '../boot/reload.ts'
import { ask } from './ask.ts'
import { checkRegularly } from './checks.ts'
import { forInstallation, forWaiting, isOther, savedState } from './copies.ts'
import { workerUrl, type removerUrl } from './rules.ts'
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
      followWorkers(registration)
      registration.onupdatefound = () => followWorkers(registration)
      if (registration.active) await reviewCopies(registration)
    } catch {
      setStatus({ saved: 'failed' })
    }
  }

  // Every open tab follows a new controller; the first one needs no reload.
  workbox.addEventListener('controlling', () => {
    if (isControlled) void followController()
    isControlled = true
  })

  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.failure) setStatus({ failure: data.failure })
  })
  // A takeover has led to this build.
  forget(`worker ${ownBuild()}`)
  setStatus({ retry: () => void start() })
  await start()
  checkRegularly(() => void workbox.update().catch(() => {}))
}

/** Follows what installs or waits, whichever page started it. Workbox only informs the page that did. */
function followWorkers(registration: ServiceWorkerRegistration) {
  if (!registration.active && registration.installing)
    setStatus({ saved: 'saving', failure: undefined })
  const review = () => reviewCopies(registration)
  for (const worker of [registration.installing, registration.waiting]) {
    if (!worker) continue
    worker.onstatechange = () => {
      const step = forInstallation(worker.state, registration.active !== null)
      if (step === 'fail') setStatus({ saved: 'failed' })
      if (step === 'review') void review()
      if (step === 'delay') setTimeout(() => void review(), 1000)
    }
  }
}

const ownBuild = () => document.documentElement.dataset.build

/** Compares the workers' copies with this page: activates or offers what waits, shows or repairs the active one. */
async function reviewCopies(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  const [active, next] = await Promise.all([
    ask(registration.active, 'STATUS'),
    ask(waiting, 'STATUS'),
  ])
  const step = forWaiting({ waiting: next, active, ownBuild: ownBuild() })
  setStatus({ update: step === 'offer' ? () => void accept(registration) : undefined })
  if (step === 'activate') return activate(waiting)
  if (!active) return
  const state = savedState(active)
  setStatus({ saved: state === 'failed' ? await repair(registration) : state })
}

const activate = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'SKIP_WAITING' })

/** Activates what waits when the visitor accepts, which may be another build than the offered one; takes the offer back if nothing does. */
async function accept(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  // Without a question to the active worker, which would delay the takeover.
  const next = await ask(waiting, 'STATUS')
  if (registration.waiting !== waiting) return accept(registration)
  if (next?.complete) activate(waiting)
  else setStatus({ update: undefined })
}

/** Repairs an incomplete copy. Returns its state. */
async function repair(registration: ServiceWorkerRegistration) {
  setStatus({ saved: 'saving' })
  // If the host no longer has the missing files, only a newer build can mend the copy.
  void registration.update().catch(() => {})
  const copy = await ask(registration.active, 'REPAIR')
  setStatus({ failure: copy?.failure })
  return savedState(copy)
}

/** Reloads the page after another worker took over, unless the page is already of its build. */
async function followController(): Promise<void> {
  const answer = await ask(navigator.serviceWorker.controller, 'STATUS')
  if (isOther(answer, ownBuild())) reloadFor(`worker ${answer?.build}`)
}

type WorkerUrl = typeof workerUrl | typeof removerUrl

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}
declare const trustedTypes: TrustedTypes | undefined

/** A worker's URL, as a trusted script URL in browsers with Trusted Types. A worker whose address had a name and password could fetch nothing. */
export function trustedWorkerUrl(path: WorkerUrl): string {
  const address = location.origin + path
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
