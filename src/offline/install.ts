import { setStatus } from './status.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const day = 86_400_000
/** How long a dismissed offer stays away, in milliseconds. */
const rest = 90 * day

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
  const isDue = 'serviceWorker' in navigator && isOfferDue()
  if (isDue && hasShareSheet()) setStatus({ install: 'steps' })
  const offer = () => {
    const prompt = window.installPrompt as InstallPrompt | undefined
    if (isDue && prompt) setStatus({ install: () => void prompt.prompt() })
  }
  // The event may have come before this script ran (src/boot/controls.ts).
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => {
    setStatus({ install: undefined })
    keepStorage()
  })
}

/** True from the second visit on, but not within 90 days of a dismissal. */
function isOfferDue(): boolean {
  try {
    if (!sessionStorage.getItem('visit')) {
      sessionStorage.setItem('visit', 'counted')
      localStorage.setItem('visits', String(Number(localStorage.getItem('visits')) + 1))
    }
    const dismissed = Number(localStorage.getItem('install-dismissed'))
    // `Math.abs`, because a clock may have been set back.
    return Number(localStorage.getItem('visits')) > 1 && Math.abs(Date.now() - dismissed) > rest
  } catch {
    // Without storage, the app could not work offline.
    return false
  }
}

/** Dismisses the offer for 90 days. */
export function dismissOffer() {
  setStatus({ install: undefined })
  try {
    localStorage.setItem('install-dismissed', String(Date.now()))
  } catch {
    // Without storage, the dismissal lasts for this visit.
  }
}
