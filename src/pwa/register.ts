import { Workbox } from 'workbox-window'
import { workerUrl } from './rules.ts'
import { setStatus } from './status.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): {
    createScriptURL(input: string): string
  }
}
declare const trustedTypes: TrustedTypes | undefined

/** The worker's address; where the browser has Trusted Types, as the one address they allow. */
function trustedWorkerUrl(): string {
  if (typeof trustedTypes === 'undefined') return workerUrl
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => workerUrl })
  return policy.createScriptURL(workerUrl)
}

function followConnection() {
  const update = () => setStatus({ online: navigator.onLine })
  addEventListener('online', update)
  addEventListener('offline', update)
  update()
}

/** Registers the service worker and reports on it; a browser without one is simply left alone. */
export async function register() {
  followConnection()
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl())
  const hadController = navigator.serviceWorker.controller !== null

  workbox.addEventListener('installing', ({ isUpdate }) => {
    if (!isUpdate) setStatus({ saved: 'saving' })
  })
  workbox.addEventListener('activated', ({ isUpdate }) => {
    setStatus({ saved: 'saved', justSaved: !isUpdate && !hadController })
  })
  workbox.addEventListener('redundant', ({ isUpdate }) => {
    if (!isUpdate) setStatus({ saved: 'failed' })
  })
  workbox.addEventListener('waiting', () => {
    setStatus({ update: () => workbox.messageSkipWaiting() })
  })
  // Every open tab moves to the new build together; the first install moves none.
  workbox.addEventListener('controlling', () => {
    if (hadController) location.reload()
  })

  try {
    const registration = await workbox.register({ immediate: true })
    if (registration?.active && hadController) setStatus({ saved: 'saved' })
  } catch {
    setStatus({ saved: 'failed' })
  }
}
