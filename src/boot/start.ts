import { isPlain } from './controls.ts'
import { afterFirstFrames } from './firstScreen.ts'
import { forget, rescue } from './reload.ts'

/*
 * Until the application is ready, every press does something within five seconds:
 *
 * | press on                       | at once                      | then                                     |
 * |--------------------------------|------------------------------|------------------------------------------|
 * | a link                         | the browser follows it       | nothing starts, until the page scrolls   |
 * | a control that needs the       | it waits, and the            | ready: it is clicked. Failed, or five    |
 * | application                    | application starts           | seconds later: its link is followed;     |
 * |                                |                              | without a link, it waits for a new start |
 * | anything else, also the menu's | the browser does what it     | the application has started              |
 * | button                         | does without scripts         |                                          |
 */
const linkToPage = 'a[href]:not([role=button])'
const control = 'button:not([popovertarget]),[role=button]'

/** How long a click waits for the application before it follows its link, in milliseconds. */
const longestWait = 5000

/** Presses, which are held until hydration has ended: React would hydrate the whole page in one task to answer them. */
const heldEvents = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'click',
]

/** Events on `window` between this script and the application. */
export const startEvent = 'application-start'
export const readyEvent = 'application-ready'
export const failedEvent = 'application-failed'

/** What starts the application besides a press. */
const otherUses = ['pointermove', 'wheel', 'scroll', 'focusin', 'popstate', startEvent]

/** What became of the application while a click waited for it. */
type Outcome = 'ready' | 'failed' | 'late'

/** What happens to a click that has waited for the application. */
export function forClick(outcome: Outcome, hasLink: boolean) {
  if (outcome === 'ready') return 'repeat'
  return hasLink ? 'follow' : 'wait'
}

/** URLs of the scripts. */
export interface Scripts {
  /** Registers the service worker; runs on every page. */
  main: string
  /** The application: the scripts that its entry imports, then the entry. */
  app: readonly string[]
}

/**
 * Fetches `main` after the page has loaded and is painted, then the application, so that no script
 * competes with the page's text, fonts and first pictures. Runs the application at the first use,
 * each script in a task of its own. The next use retries a failed start.
 */
export function start(
  { main, app }: Scripts,
  load = (script: string): Promise<unknown> => import(/* @vite-ignore */ script),
) {
  /** Controls whose clicks wait for the application, with their index among all controls. */
  const waiting = new Map<HTMLElement, number>()
  const listening = new AbortController()
  const { signal } = listening
  let isRunning = false

  addEventListener('load', () => {
    afterFirstFrames(() => void load(urlOf(main)).then(fetchApplication, fail))
  })
  for (const type of [...heldEvents, ...otherUses])
    addEventListener(type, use, { capture: true, passive: type !== 'click', signal })
  addEventListener(readyEvent, () => end('ready'), { signal })
  addEventListener(failedEvent, () => end('failed'), { signal })

  function use(event: Event) {
    if (heldEvents.includes(event.type)) event.stopPropagation()
    if (closest(event, linkToPage)) return
    const pressed = closest(event, control)
    if (event.type === 'click' && pressed && isPlain(event as MouseEvent)) {
      event.preventDefault()
      // The last press comes last.
      waiting.delete(pressed)
      waiting.set(pressed, allControls().indexOf(pressed))
      setTimeout(() => answer(pressed, 'late'), longestWait)
    }
    void run()
  }

  async function run() {
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

  function fetchApplication() {
    for (const script of app) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href: urlOf(script) }))
    }
  }

  function fail() {
    isRunning = false
    answerAll('failed')
    void rescue()
  }

  function end(outcome: 'ready' | 'failed') {
    listening.abort()
    answerAll(outcome)
    if (outcome === 'ready') forget('scripts')
  }

  function answerAll(outcome: Outcome) {
    for (const pressed of waiting.keys()) answer(pressed, outcome)
  }

  function answer(pressed: HTMLElement, outcome: Outcome) {
    const index = waiting.get(pressed)
    if (index === undefined) return
    const step = forClick(outcome, pressed instanceof HTMLAnchorElement)
    if (step === 'wait') return
    waiting.delete(pressed)
    if (step === 'follow') location.href = (pressed as HTMLAnchorElement).href
    // If an extension or translator changed the page, React has replaced the control.
    if (step === 'repeat') (pressed.isConnected ? pressed : allControls()[index])?.click()
  }
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const allControls = () => [...document.querySelectorAll<HTMLElement>(control)]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A script's URL, without a name and password of the page's address: with them the script would count as another and run twice. */
const urlOf = (script: string) => location.origin + script
