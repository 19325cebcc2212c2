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

/** What a browser and a visitor say about an offer to install. */
export interface Chance {
  /** Without service workers, the app could not work offline. */
  hasWorkers: boolean
  /** Undefined if storage is blocked: then, too, the app could not work offline. */
  visits: number | undefined
  /** Milliseconds since the visitor dismissed the last offer; negative if the clock was set back. */
  sinceDismissal: number
  hasPrompt: boolean
  hasShareSheet: boolean
}

/** How to offer the installation. It is due from the second visit on, but not within 90 days of a dismissal. */
export function installOffer(chance: Chance): 'prompt' | 'steps' | 'none' {
  const { hasWorkers, visits = 0, sinceDismissal, hasPrompt, hasShareSheet } = chance
  if (!hasWorkers || visits < 2 || Math.abs(sinceDismissal) <= rest) return 'none'
  if (hasPrompt) return 'prompt'
  return hasShareSheet ? 'steps' : 'none'
}

/** Finds out how this device installs the site, if at all, and keeps the status up to date. */
export function followInstall() {
  if (isInstalled()) return keepStorage()
  const visitor = visits()
  const offer = () => {
    const prompt = window.installPrompt as InstallPrompt | undefined
    const way = installOffer({
      ...visitor,
      hasWorkers: 'serviceWorker' in navigator,
      hasPrompt: prompt !== undefined,
      hasShareSheet: hasShareSheet(),
    })
    if (way === 'steps') setStatus({ install: 'steps' })
    if (way === 'prompt') setStatus({ install: () => void prompt?.prompt() })
  }
  // The event may have come before this script ran (src/boot/controls.ts).
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => {
    setStatus({ install: undefined })
    keepStorage()
  })
}

/** Counts this visit. Returns the number of visits, and the time since the last dismissal. */
function visits(): Pick<Chance, 'visits' | 'sinceDismissal'> {
  try {
    if (!sessionStorage.getItem('visit')) {
      sessionStorage.setItem('visit', 'counted')
      localStorage.setItem('visits', String(Number(localStorage.getItem('visits')) + 1))
    }
    return {
      visits: Number(localStorage.getItem('visits')),
      sinceDismissal: Date.now() - Number(localStorage.getItem('install-dismissed')),
    }
  } catch {
    return { visits: undefined, sinceDismissal: Infinity }
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
