import { Workbox } from 'workbox-window'
import { checkRegularly } from './checks.ts'
import { followConnection } from './connection.ts'
import { followController, reviewCopy } from './offlineCopy.ts'
import { workerUrl } from './rules.ts'
import { setStatus } from './status.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

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
