import { setFlag } from '../boot/flags.ts'
import { withStorage } from '../boot/storage.ts'
import { setStatus } from './status.ts'

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Whether the device is an iPhone or an iPad, where visitors install the site with the share sheet. */
const hasShareSheet = () => 'standalone' in navigator && navigator.maxTouchPoints > 1

/** Asks the browser to keep the storage of the installed app when disk space is low. */
const keepStorage = () => void navigator.storage?.persist?.()

/** Keeps the field `install` of the status (status.ts) up to date. The field says whether and how the visitor can install the site. */
export function followInstall() {
  if (isInstalled()) return keepStorage()
  countVisit()
  const offer = () => {
    if (!isDue()) return
    const prompt = window.installPrompt
    const steps = hasShareSheet() ? 'steps' : undefined
    setStatus({ install: prompt ? () => void prompt.prompt() : steps })
  }
  // The event `beforeinstallprompt` may have come before this script ran. installPrompt.ts has then stored the event.
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => {
    setStatus({ install: undefined })
    keepStorage()
  })
}

function countVisit() {
  if (!setFlag('visit')) return
  withStorage(() => localStorage.setItem('visits', String(visits() + 1)))
}

const visits = () => Number(localStorage.getItem('visits'))

/**
 * Whether an offer is due: from the second visit until the visitor dismisses an offer. A browser
 * without service workers or storage gets no offer, because the app could not work offline.
 */
const isDue = () =>
  'serviceWorker' in navigator &&
  withStorage(() => visits() > 1 && !localStorage.getItem('install-dismissed'))

/** Hides the offer in this and all later visits. */
export function dismissOffer() {
  setStatus({ install: undefined })
  withStorage(() => localStorage.setItem('install-dismissed', 'yes'))
}
