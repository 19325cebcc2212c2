import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { isPlain } from './boot/controls.ts'
import { site } from './content.ts'
import { showHead } from './head.ts'
import type { Route } from './routes.tsx'

/** What leads to another address: a link to a page, a link to a section of the same page, or Back and Forward. */
type Way = 'link' | 'section' | 'back'

/** Who moves the focus after the address has changed: the link's handler, the browser, or what remembers it. */
export function focusBy(way: Way, isOtherPage: boolean) {
  if (way === 'link') return 'link'
  return way === 'section' && !isOtherPage ? 'browser' : 'memory'
}

/** The way on which a click leads, by the hash of its link if that is within the page. */
export const wayOf = (hash: string | undefined, shown: string, isPlain: boolean): Way =>
  isPlain && hash !== undefined && hash !== shown ? 'section' : 'back'

let way: Way = 'back'

/** Follows a link within the site: shows the page, scrolls, moves the focus, fades in. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  // A link to the current address only scrolls to its top, as without scripts, and adds no history entry.
  if (to !== location.pathname + location.hash) {
    way = 'link'
    flushSync(() => navigate(to, options))
    way = 'back'
  }
  const section = location.hash && document.getElementById(location.hash.slice(1))
  if (section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main > :not([hidden]) h1')
  const target = section || heading
  target?.focus({ preventScroll: true })
  // A view transition looks much the same, but its snapshots delay the new page by 100 ms.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document
      .querySelector('main')
      ?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  }
}

/** The element that last had the focus at each address, for Back and Forward. */
const focused = new Map<string, HTMLElement>()

const address = () => location.pathname + location.hash

function returnFocus() {
  const last = focused.get(address())
  if (last?.isConnected) last.focus({ preventScroll: true })
}

/** Tracks the focus, and restores it when Back or Forward leads to a section of the same page. */
function useFocusOfAddresses() {
  useEffect(() => {
    const page = document.querySelector('#root') ?? document.body
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement) || !page.contains(target)) return
        // The browser focuses the section in the address; that is not the visitor's place.
        if (`#${target.id}` !== location.hash) focused.set(address(), target)
      },
      { signal },
    )
    document.addEventListener(
      'click',
      (event) => {
        const { target } = event
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
        way = wayOf(link ? link.hash : undefined, location.hash, isPlain(event))
      },
      { signal },
    )
    addEventListener(
      'hashchange',
      () => {
        if (focusBy(way, false) === 'memory') returnFocus()
        way = 'back'
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
}

/**
 * Follows each change of the page: updates the head, closes the menu and restores the focus on Back
 * and Forward (the browser restores the scroll position). Returns the title that a live region
 * announces, empty on the first page.
 */
export function useArrival(route: Route, path: string): string {
  const arrived = useRef(path)
  const [said, setSaid] = useState('')
  useFocusOfAddresses()

  useLayoutEffect(() => {
    if (arrived.current === path) return
    arrived.current = path
    showHead(route, site)
    setSaid(route.title)
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    if (focusBy(way, true) !== 'memory') return
    // Firefox restores the scroll position against the old page's height unless the new page is laid out, and animates it where `scroll-behavior` is smooth.
    const root = document.documentElement
    root.style.scrollBehavior = 'auto'
    root.getBoundingClientRect()
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'))
    returnFocus()
  }, [path, route])

  return said
}
