import { afterFirstFrames } from './firstScreen.ts'
import { held, holdPresses, isOnLink } from './presses.ts'
import { forget } from './reload.ts'
import { rescue } from './rescue.ts'

/** Events on `window` between the start script and the application. */
export const startEvent = 'application-start'
export const readyEvent = 'application-ready'
export const failedEvent = 'application-failed'

/** URLs of the scripts. */
export interface Scripts {
  /** Registers the service worker; runs on every page. */
  main: string
  /** The application: the scripts that its entry imports, then the entry. */
  app: readonly string[]
}

/** What counts as an interaction, besides presses. */
const interactions = ['pointermove', 'wheel', 'scroll', 'focusin', 'popstate', startEvent]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A script's URL. An address with a name and password would be another one, and the script would run twice. */
const urlOf = (script: string) => location.origin + script

/**
 * Fetches `main` after the page has loaded and is painted, then the application, so that no script
 * competes with the page's text, fonts and first pictures. Runs the application at the first
 * interaction, each script in a task of its own. The next interaction retries a failed start.
 */
export function start(
  { main, app }: Scripts,
  load = (script: string): Promise<unknown> => import(/* @vite-ignore */ script),
) {
  let isRunning = false
  const listening = new AbortController()
  const { signal } = listening
  const answerPresses = holdPresses(signal, () => void run())

  const fetchApplication = () => {
    for (const script of app) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href: urlOf(script) }))
    }
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    fetchApplication()
    try {
      for (const script of [main, ...app]) {
        await load(urlOf(script))
        await nextTask()
      }
    } catch {
      fail()
    }
  }
  const fail = () => {
    isRunning = false
    answerPresses('failed')
    void rescue()
  }

  addEventListener('load', () => {
    afterFirstFrames(() => void load(urlOf(main)).then(fetchApplication, fail))
  })
  const use = (event: Event) => {
    // A link leaves the page.
    if (!isOnLink(event)) void run()
  }
  for (const type of [...held, ...interactions])
    addEventListener(type, use, { capture: true, passive: true, signal })

  const end = (outcome: 'ready' | 'failed') => {
    listening.abort()
    answerPresses(outcome)
  }
  const onReady = () => {
    end('ready')
    forget('scripts')
  }
  addEventListener(readyEvent, onReady, { signal })
  addEventListener(failedEvent, () => end('failed'), { signal })
}
