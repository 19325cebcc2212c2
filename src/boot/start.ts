import { closest, isPlain } from './events.ts'

/*
 * What a press does before the application (the page's React code) is ready:
 *
 * | pressed element         | effect                                                                    |
 * |-------------------------|---------------------------------------------------------------------------|
 * | a link                  | The browser follows the link. The application does not start.             |
 * | a control that needs    | The application starts, and gets the click when the application is ready. |
 * | the application         | If the application fails or is not ready after five seconds, the browser  |
 * |                         | follows the control's link. A control without a link keeps waiting.       |
 * | anything else, such as  | The application starts, and the browser does what the browser would do    |
 * | the menu's button       | without scripts.                                                          |
 */
const linkToPage = 'a[href]:not([role=button])'
const control = 'button:not([popovertarget]),[role=button]'

/** How long a click waits for the application before the control's link is followed, in milliseconds. */
const longestWait = 5000

/**
 * Events of a press. Before hydration, the start script keeps these events from React, because an event
 * would make React hydrate the page at once. If the browser's translation has changed the page, React
 * would then replace the pressed control, and the click would be lost.
 */
const heldEvents = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keypress',
  'keyup',
  'click',
]

/** The event on `window` after the application has hydrated the page. */
export const readyEvent = 'application-ready'
/** The event on `window` after the application has failed. */
export const failedEvent = 'application-failed'

/** Events that start the application, besides the events of a press. */
const otherUses = ['pointermove', 'wheel', 'scroll', 'focusin', 'popstate']

export interface Scripts {
  /** The URL of the script that registers the service worker. Every page runs this script. */
  main: string
  /** The URLs of the application's scripts: first the scripts that the entry script imports, then the entry script. */
  app: readonly string[]
}

/**
 * Runs `main` and preloads the application after the page's load event, so that scripts do not delay the
 * page's text, fonts and first pictures. Runs the application (the page's React code) when the visitor
 * first uses the page. If the start fails, the visitor's next use starts the application again.
 */
export function start(
  { main, app }: Scripts,
  load = (script: string): Promise<unknown> => import(/* @vite-ignore */ script),
) {
  // Omits the user name and password that the page's URL may contain. The application imports `main` by a URL without
  // them. If this URL contained them, the browser would treat `main` as two different scripts and run it twice.
  const urlOf = (path: string) => location.origin + path
  const first = urlOf(main)
  const application = app.map(urlOf)
  const all = [first, ...application]
  /** Controls whose clicks wait for the application, each with its index among all controls. */
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
      // Moves a control that is pressed again to the end, so that the clicks keep their order.
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
        // Lets the browser answer the visitor between two scripts.
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
    // If an extension or the browser's translation has changed the page, React replaces the pressed control. Then the control at the same position in the new list of controls gets the click.
    if (isReady) (pressed.isConnected ? pressed : allControls()[index])?.click()
    else if (isLink) location.href = pressed.href
  }
}

const allControls = () => [...document.querySelectorAll<HTMLElement>(control)]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
