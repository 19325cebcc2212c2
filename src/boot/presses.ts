import { isPlain } from './controls.ts'

/** Events that would make React hydrate the whole page in one task. */
export const held = [
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

/** How long a click waits for the application, in milliseconds. */
const patience = 5000

/** Links that lead to another page, which must not wait for this page's scripts. */
const links = 'a[href]:not([role=button])'

/** Everything that a press acts on. */
const pressable = 'a[href], button'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Whether an event is on a link to another page. */
export const isOnLink = ({ target }: Event) => closest(target, links) !== null

/** What became of the application while a click waited for it. */
type Outcome = 'ready' | 'failed' | 'late'

/** What happens to a click that has waited for the application. Where there is no link to follow instead, it waits on. */
export function forClick(outcome: Outcome, hasLink: boolean) {
  if (outcome === 'ready') return 'repeat'
  return hasLink ? 'follow' : 'wait'
}

/**
 * Holds presses until the signal. Keeps the clicks that need the application, and calls `onClick`
 * for each. Returns what to call with the outcome: it repeats the clicks, or follows the controls'
 * links. After five seconds a click follows its link anyway; one without a link waits. A mouse press during which React
 * replaces the page is repeated too.
 */
export function holdPresses(signal: AbortSignal, onClick: () => void) {
  /** Controls that need the application: those of popovers only if the browser has none. */
  const controls = `button${
    'hidePopover' in HTMLElement.prototype ? ':not([popovertarget])' : ''
  },[role=button]`
  /** Controls whose clicks wait for the application, with their index among all controls. */
  const waiting = new Map<HTMLElement, number>()
  /** The link or button under the pressed mouse, with its index among all. */
  let pressed: [HTMLElement, number] | undefined

  const on = (type: string, listener: (event: Event) => void, passive = true) =>
    addEventListener(type, listener, { capture: true, passive, signal })

  const answer = (control: HTMLElement, outcome: Outcome) => {
    const place = waiting.get(control)
    if (place === undefined) return
    const way = forClick(outcome, control instanceof HTMLAnchorElement)
    if (way === 'wait') return
    waiting.delete(control)
    if (way === 'follow') location.href = (control as HTMLAnchorElement).href
    // If an extension or translator changed the page, React has replaced the control.
    if (way === 'repeat') (control.isConnected ? control : all(controls)[place])?.click()
  }

  /** Clicks what React has put under the pressed mouse, which would get no click. */
  const repeatPress = () => {
    if (!pressed || pressed[0].isConnected) return
    const replacement = all(pressable)[pressed[1]]
    const release = ({ target }: Event) =>
      replacement?.contains(target as Node) && replacement.click()
    addEventListener('mouseup', release, { once: true })
  }

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
      // The last press comes last.
      waiting.delete(control)
      waiting.set(control, all(controls).indexOf(control))
      setTimeout(() => answer(control, 'late'), patience)
      onClick()
    },
    false,
  )
  return (outcome: 'ready' | 'failed') => {
    for (const control of waiting.keys()) answer(control, outcome)
    if (outcome === 'ready') repeatPress()
  }
}
