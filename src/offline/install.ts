import { setMark } from '../boot/marks.ts'
import { withStorage } from '../boot/storage.ts'
import { setStatus } from './status.ts'

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPhone and iPad install through the share sheet; only their browsers have `navigator.standalone`. */
const hasShareSheet = () => 'standalone' in navigator && navigator.maxTouchPoints > 1

/** Asks the browser not to evict the copy of an installed app. */
const keepStorage = () => void navigator.storage?.persist?.()

/** Finds out how this device installs the site, if at all, and keeps the status up to date. */
export function followInstall() {
  if (isInstalled()) return keepStorage()
  countVisit()
  const offer = () => {
    if (!isDue()) return
    const prompt = window.installPrompt
    const steps = hasShareSheet() ? 'steps' : undefined
    setStatus({ install: prompt ? () => void prompt.prompt() : steps })
  }
  // The event may have come before this script ran (installPrompt.ts).
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => {
    setStatus({ install: undefined })
    keepStorage()
  })
}

function countVisit() {
  if (!setMark('visit')) return
  withStorage(() => localStorage.setItem('visits', String(visits() + 1)))
}

const visits = () => Number(localStorage.getItem('visits'))

/** Whether an offer is due: from the second visit on, until one is dismissed. Without service workers or storage none is, because the app could not work offline. */
const isDue = () =>
  'serviceWorker' in navigator &&
  withStorage(() => visits() > 1 && !localStorage.getItem('install-dismissed'))

/** Ends the offer for good. */
export function dismissOffer() {
  setStatus({ install: undefined })
  withStorage(() => localStorage.setItem('install-dismissed', 'yes'))
}
