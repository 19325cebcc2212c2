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

/** iPhone and iPad install through their share sheet; only their browsers know `navigator.standalone`. */
const hasShareSheet = () => 'standalone' in navigator && navigator.maxTouchPoints > 1

/** An installed app's copy should not be evicted. */
const keepStorage = () => void navigator.storage?.persist?.()

/** Learns in which way this device can install the site, if any. */
export function followInstall() {
  if (isInstalled()) return keepStorage()
  const isDue = 'serviceWorker' in navigator && isOfferDue()
  if (isDue && hasShareSheet()) setStatus({ install: 'steps' })
  const offer = () => {
    const prompt = window.installPrompt as InstallPrompt | undefined
    if (isDue && prompt) setStatus({ install: () => void prompt.prompt() })
  }
  // It may have come before this script (src/boot/controls.ts).
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => {
    setStatus({ install: undefined })
    keepStorage()
  })
}

/** From the second visit on, and not again for 90 days once dismissed. */
function isOfferDue(): boolean {
  try {
    if (!sessionStorage.getItem('visit')) {
      sessionStorage.setItem('visit', 'counted')
      localStorage.setItem('visits', String(Number(localStorage.getItem('visits')) + 1))
    }
    const dismissed = Number(localStorage.getItem('install-dismissed'))
    // A clock that was set back must not keep the offer away for longer.
    return Number(localStorage.getItem('visits')) > 1 && Math.abs(Date.now() - dismissed) > rest
  } catch {
    // Where nothing can be stored, an app could not be kept either.
    return false
  }
}

/** Takes the offer away, for 90 days. */
export function dismissOffer() {
  setStatus({ install: undefined })
  try {
    localStorage.setItem('install-dismissed', String(Date.now()))
  } catch {
    // Then it is gone for this visit only.
  }
}
