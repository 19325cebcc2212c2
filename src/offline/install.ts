import { setMark } from '../boot/marks.ts'
import { withStorage } from '../boot/storage.ts'
import { setStatus, type Steps } from './status.ts'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const day = 86_400_000
/** How long a dismissed offer stays away, in milliseconds. */
const rest = 90 * day

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPhone and iPad install through the share sheet; only their browsers have `navigator.standalone`, and since iOS 26 anchor positioning. */
function shareSheet(): Steps | undefined {
  if (!('standalone' in navigator && navigator.maxTouchPoints > 1)) return undefined
  return CSS.supports('anchor-name', '--a') ? 'ios26' : 'ios'
}

/** Asks the browser not to evict the copy of an installed app. */
const keepStorage = () => void navigator.storage?.persist?.()

/** What a visitor's storage says: how often they came, and milliseconds since they dismissed the offer, negative if the clock was set back. */
export interface Visitor {
  visits: number
  sinceDismissal: number
}

/** How to offer the installation, if at all. An offer is due from the second visit on, but not within 90 days of a dismissal. */
export function installOffer(
  visitor: Visitor | undefined,
  hasPrompt: boolean,
  steps: Steps | undefined,
): 'prompt' | Steps | undefined {
  if (!visitor || visitor.visits < 2 || Math.abs(visitor.sinceDismissal) <= rest) return undefined
  return hasPrompt ? 'prompt' : steps
}

/** Finds out how this device installs the site, if at all, and keeps the status up to date. */
export function followInstall() {
  if (isInstalled()) return keepStorage()
  const visitor = countVisit()
  const offer = () => {
    const prompt = window.installPrompt as InstallPrompt | undefined
    const way = installOffer(visitor, prompt !== undefined, shareSheet())
    setStatus({ install: way === 'prompt' ? () => void prompt?.prompt() : way })
  }
  // The event may have come before this script ran (src/boot/controls.ts).
  offer()
  addEventListener('beforeinstallprompt', offer)
  addEventListener('appinstalled', () => {
    setStatus({ install: undefined })
    keepStorage()
  })
}

/** Counts this visit. Returns undefined without service workers or storage: the app could not work offline. */
function countVisit(): Visitor | undefined {
  if (!('serviceWorker' in navigator)) return undefined
  const isNew = setMark('visit')
  return withStorage(() => {
    const visits = Number(localStorage.getItem('visits')) + Number(isNew)
    localStorage.setItem('visits', String(visits))
    const sinceDismissal = Date.now() - Number(localStorage.getItem('install-dismissed'))
    return { visits, sinceDismissal }
  })
}

/** Ends the offer for 90 days; where storage is blocked, for this visit. */
export function dismissOffer() {
  setStatus({ install: undefined })
  withStorage(() => localStorage.setItem('install-dismissed', String(Date.now())))
}
