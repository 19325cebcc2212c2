import { Workbox } from 'workbox-window'
import { checkRegularly } from './checks.ts'
import { followConnection } from './connection.ts'
import { followController, reviewCopy } from './offlineCopy.ts'
import { setStatus } from './status.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/** Registers the service worker and reports on it; a browser without one is simply left alone. */
export async function register() {
  followConnection()
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(trustedWorkerUrl())
  let isControlled = navigator.serviceWorker.controller !== null
  const isFirstVisit = !isControlled

  const start = async (): Promise<void> => {
    try {
      const registration = await workbox.register({ immediate: true })
      if (registration?.active) await reviewCopy(registration)
    } catch {
      setStatus({ saved: 'failed' })
    }
  }
  const review = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration) await reviewCopy(registration)
  }

  workbox.addEventListener('installing', ({ isUpdate }) => {
    if (!isUpdate) setStatus({ saved: 'saving' })
  })
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (!isUpdate && isFirstVisit) setStatus({ justSaved: true })
    void review()
  })
  workbox.addEventListener('redundant', ({ isUpdate }) => {
    if (!isUpdate) setStatus({ saved: 'failed' })
  })
  workbox.addEventListener('waiting', () => void review())
  // Every open tab follows; the first install leaves pages as they are.
  workbox.addEventListener('controlling', () => {
    if (isControlled) void followController()
    isControlled = true
  })

  setStatus({ retry: () => void start() })
  await start()
  checkRegularly(() => void workbox.update().catch(() => {}))
}
