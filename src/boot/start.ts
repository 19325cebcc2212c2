import { isPlain } from './controls.ts'
import { afterFirstFrames } from './firstScreen.ts'
import { followPictures, forget, rescue } from './rescue.ts'

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

/** How long a click waits for the application, in milliseconds, before the control follows its link. */
const patience = 5000

/** Events that would make React hydrate the whole page in one task. */
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

/** Signs that a visitor uses the page. */
const signs = [...held, 'pointermove', 'wheel', 'scroll', 'focusin', 'popstate', startEvent]

/** Links that lead to another page, which must not wait for this page's scripts. */
const links = 'a[href]:not([role=button])'

/** Controls that need the application. */
const controls = 'button:not([popovertarget]), [role=button]'

/** Everything that a press acts on. */
const pressable = 'a[href], button'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Fetches `main` after the page has loaded and is painted, then the application, so that no script
 * competes with the page's text, fonts and first pictures. Runs the application at the first sign
 * of use, each script in a task of its own. Keeps clicks that need the application and repeats them
 * after hydration; after five seconds or an error, the control follows its link. The next sign of
 * use retries a failed start. A mouse press during which React replaces the page is repeated too.
 */
export function start({ main, app }: Scripts) {
  let isRunning = false
  const listening = new AbortController()
  /** Controls whose clicks wait for the application, with their index among all controls. */
  const waiting = new Map<HTMLElement, number>()
  /** The link or button under the pressed mouse, with its index among all. */
  let pressed: [HTMLElement, number] | undefined

  const on = (type: string, listener: (event: Event) => void, passive = true) =>
    addEventListener(type, listener, { capture: true, passive, signal: listening.signal })

  /** Follows the link of a control that has one. */
  const followLink = (control: HTMLElement) => {
    if (control instanceof HTMLAnchorElement) location.href = control.href
  }
  const give = (act: (control: HTMLElement) => void) => {
    for (const [control, place] of waiting) {
      waiting.delete(control)
      // If an extension or translator changed the page, React has replaced the control.
      const found = control.isConnected ? control : all(controls)[place]
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
    give(followLink)
    void rescue()
  }

  const keep = (control: HTMLElement) => {
    waiting.set(control, all(controls).indexOf(control))
    setTimeout(() => waiting.delete(control) && followLink(control), patience)
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
  on('mousedown', (event) => {
    const found = isPlain(event as MouseEvent) && closest(event.target, pressable)
    pressed = found ? [found, all(pressable).indexOf(found)] : undefined
  })
  on('mouseup', () => (pressed = undefined))
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
    if (!pressed || pressed[0].isConnected) return
    // React has replaced what is under the mouse, which therefore gets no click.
    const replacement = all(pressable)[pressed[1]]
    const release = ({ target }: Event) =>
      replacement?.contains(target as Node) && replacement.click()
    addEventListener('mouseup', release, { once: true })
  })
  on(failedEvent, () => {
    listening.abort()
    give(followLink)
  })
}
