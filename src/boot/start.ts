import { isPlain } from './controls.ts'
import { afterFirstFrames } from './firstScreen.ts'
import { followPictures, forget, rescue } from './rescue.ts'

/** Events on the window with which the page before React and the application speak to each other. */
export const startEvent = 'application-start'
export const readyEvent = 'application-ready'
export const failedEvent = 'application-failed'

/** Addresses of scripts. */
export interface Scripts {
  /** Keeps the site for the next visit; every page runs it. */
  main: string
  /** The application: what its entry imports, then the entry. */
  app: readonly string[]
}

/** How long a click waits for the application, in milliseconds; then it does what its link does. */
const patience = 5000

/** React would answer any of these by hydrating the whole page in one task. */
const held = [
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

/** What shows that somebody uses the page. */
const signs = [...held, 'pointermove', 'wheel', 'scroll', 'focusin', 'popstate', startEvent]

/** A tap on one of these leads elsewhere; its page must not wait for this one's scripts. */
const links = 'a[href]:not([role=button])'

/** Controls that do nothing useful without the application. */
const controls = 'button:not([popovertarget]), [role=button]'

const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Fetches `main` when the page has loaded and is on the screen, then the application, so that no
 * byte competes with the page's own words, fonts and first pictures. The application runs at the
 * first sign of use, each script in a task of its own. A click that needs it is kept and made
 * again once the page is hydrated; one that waits too long goes its link's own way. A start that
 * fails is tried again at the next sign.
 */
export function start({ main, app }: Scripts) {
  let isRunning = false
  const listening = new AbortController()
  /** Controls whose clicks wait for the application, and their places among all. */
  const waiting = new Map<HTMLElement, number>()

  const on = (type: string, listener: (event: Event) => void, passive = true) =>
    addEventListener(type, listener, { capture: true, passive, signal: listening.signal })

  /** What a control does without the application: a link with the role of a button leads somewhere. */
  const goOwnWay = (control: HTMLElement) => {
    if (control instanceof HTMLAnchorElement) location.href = control.href
  }
  const give = (act: (control: HTMLElement) => void) => {
    for (const [control, place] of waiting) {
      waiting.delete(control)
      // React renders a page that somebody else has changed again.
      const found = control.isConnected ? control : allControls()[place]
      if (found) act(found)
    }
  }

  const fetchApplication = () => {
    for (const href of app) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    fetchApplication()
    try {
      for (const script of [main, ...app]) {
        await import(/* @vite-ignore */ script)
        await nextTask()
      }
    } catch {
      fail()
    }
  }
  const fail = () => {
    isRunning = false
    give(goOwnWay)
    void rescue()
  }

  const keep = (control: HTMLElement) => {
    waiting.set(control, allControls().indexOf(control))
    setTimeout(() => waiting.delete(control) && goOwnWay(control), patience)
    void run()
  }

  followPictures()
  addEventListener('load', () => {
    afterFirstFrames(() => void import(/* @vite-ignore */ main).then(fetchApplication, fail))
  })
  for (const type of signs)
    on(type, ({ target }) => {
      if (!isRunning && !closest(target, links)) void run()
    })
  for (const type of held) on(type, (event) => event.stopPropagation())
  on(
    'click',
    (event) => {
      const control = closest(event.target, controls)
      if (!control || !isPlain(event as MouseEvent)) return
      event.preventDefault()
      keep(control)
    },
    false,
  )
  on(readyEvent, () => {
    listening.abort()
    forget()
    give((control) => control.click())
  })
  on(failedEvent, () => {
    listening.abort()
    give(goOwnWay)
  })
}
