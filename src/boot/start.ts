import { closest, isPlain } from './events.ts'

/*
 * What a press does until the application is ready; whatever has a link answers within five seconds:
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

/**
 * Events of a press, which React gets only after hydration. It would answer the first one by
 * hydrating the page at once. Where a translator has changed the page, that replaces the pressed
 * control, and the click is lost.
 */
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
export const readyEvent = 'application-ready'
export const failedEvent = 'application-failed'

/** What starts the application besides a press. */
const otherUses = ['pointermove', 'wheel', 'scroll', 'focusin', 'popstate']

export interface Scripts {
  /** Registers the service worker; runs on every page. */
  main: string
  /** The application: the scripts that its entry imports, then the entry. */
  app: readonly string[]
}

/**
 * Fetches `main` after the page has loaded, then the application, so that no script competes with
 * the page's text, fonts and first pictures. Runs the application at the first use,
 * each script in a task of its own. The next use retries a failed start.
 */
export function start(
  { main, app }: Scripts,
  load = (script: string): Promise<unknown> => import(/* @vite-ignore */ script),
) {
  // Without a name and password of the page's address: with them the script would count as another and run twice.
  const urlOf = (path: string) => location.origin + path
  const first = urlOf(main)
  const application = app.map(urlOf)
  const all = [first, ...application]
  /** Controls whose clicks wait for the application, with their index among all controls. */
  const waiting = new Map<HTMLElement, number>()
  const listening = new AbortController()
  const { signal } = listening
  let isRunning = false

  addEventListener('load', () => void load(first).then(fetchApplication, fail))
  for (const type of [...heldEvents, ...otherUses])
    addEventListener(type, use, { capture: true, passive: type !== 'click', signal })
  addEventListener(readyEvent, () => end(true), { signal })
  addEventListener(failedEvent, () => end(false), { signal })

  function use(event: Event) {
    if (heldEvents.includes(event.type)) event.stopPropagation()
    if (closest(event, linkToPage)) return
    const pressed = closest(event, control)
    if (event.type === 'click' && pressed && isPlain(event as MouseEvent)) {
      event.preventDefault()
      // The last press comes last.
      waiting.delete(pressed)
      waiting.set(pressed, allControls().indexOf(pressed))
      setTimeout(() => answer(pressed, false), longestWait)
    }
    void run()
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    fetchApplication()
    try {
      for (const script of all) {
        await load(script)
        await nextTask()
      }
    } catch {
      fail()
    }
  }

  function fetchApplication() {
    for (const href of application) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
  }

  function fail() {
    isRunning = false
    answerAll(false)
  }

  function end(isReady: boolean) {
    listening.abort()
    answerAll(isReady)
  }

  function answerAll(isReady: boolean) {
    for (const pressed of waiting.keys()) answer(pressed, isReady)
  }

  function answer(pressed: HTMLElement, isReady: boolean) {
    const index = waiting.get(pressed)
    if (index === undefined) return
    const isLink = pressed instanceof HTMLAnchorElement
    if (isReady || isLink) waiting.delete(pressed)
    // If an extension or translator changed the page, React has replaced the control.
    if (isReady) (pressed.isConnected ? pressed : allControls()[index])?.click()
    else if (isLink) location.href = pressed.href
  }
}

const allControls = () => [...document.querySelectorAll<HTMLElement>(control)]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
