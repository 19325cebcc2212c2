import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { isPlain } from './boot/controls.ts'
import { site } from './content/site.ts'
import { showHead } from './head.ts'
import { notFound, type Route } from './routes.tsx'

/** Whether the page is changed by a link, and not by Back or Forward. */
let isFollowingLink = false

/** A link within the site: the page is shown, scrolled and focused, and fades in. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  // A link to where one is only leads to its top, as in a page without scripts.
  if (to !== location.pathname + location.hash) {
    isFollowingLink = true
    flushSync(() => navigate(to, options))
    isFollowingLink = false
  }
  const section = location.hash && document.getElementById(location.hash.slice(1))
  if (section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main > :not([hidden]) h1')
  const target = section || heading
  target?.focus({ preventScroll: true })
  // A view transition looks much the same, and its snapshots hold the new page back for 100 ms.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document
      .querySelector('main')
      ?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  }
}

/** What had the focus last, by address: Back returns to it. */
const focused = new Map<string, HTMLElement>()

const address = () => location.pathname + location.hash

function returnFocus() {
  const last = focused.get(address())
  if (last?.isConnected) last.focus({ preventScroll: true })
}

/** Follows the focus, and returns it when Back or Forward leads to a section of the same page. */
function useFocusOfAddresses() {
  useEffect(() => {
    let isLink = false
    const page = document.querySelector('#root') ?? document.body
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement) || !page.contains(target)) return
        // The browser itself moves the focus to the section that an address names.
        if (`#${target.id}` !== location.hash) focused.set(address(), target)
      },
      { signal },
    )
    document.addEventListener(
      'click',
      (event) => {
        const { target } = event
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
        isLink = link !== false && link !== null && isPlain(event) && link.hash !== location.hash
      },
      { signal },
    )
    addEventListener(
      'hashchange',
      () => {
        // The browser itself moves the focus to the section of a link.
        if (!isLink) returnFocus()
        isLink = false
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
}

/**
 * What follows a change of the page: its head, the end of the menu, and the title, which is said
 * aloud. Returns that title, empty at first. Back and Forward return to the scroll position, by
 * the browser, and to the focus.
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
    if (isFollowingLink) return
    // Firefox scrolls by the old page's height unless the new one is laid out, and smoothly where links do.
    const root = document.documentElement
    root.style.scrollBehavior = 'auto'
    root.getBoundingClientRect()
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'))
    returnFocus()
  }, [path, route])

  useEffect(() => {
    // As it was asked for: percent signs keep what is in it from being read as anything but text.
    if (route === notFound) console.warn(`Page not found: ${location.pathname}`)
  }, [path, route])

  return said
}
