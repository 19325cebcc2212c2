import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { isPlain } from './boot/controls.ts'
import { changeEntry, historyEntry } from './boot/historyEntry.ts'
import site from './content/site.yaml'
import { showHead } from './head.ts'
import { notFoundUrl } from './content/addresses.ts'
import type { Route } from './routes.tsx'

/** Follows a link within the site: shows the page, scrolls, moves the focus, fades in. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  // A link to the current address only scrolls to its top, as without scripts, and adds no history entry.
  if (to !== location.pathname + location.hash) flushSync(() => navigate(to, options))
  const section = location.hash && document.getElementById(location.hash.slice(1))
  if (section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  // The other pages are in the document too, hidden (App.tsx).
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
  const target = section || headings.find((heading) => !heading.closest('[hidden]'))
  target?.focus({ preventScroll: true })
  // A view transition looks much the same, but its snapshots delay the new page by 100 ms.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document
      .querySelector('main')
      ?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  }
}

/** Replaces the address by the page's own path; an unknown one stays as it is. Returns the path. */
export function correctAddress({ path }: Route): string {
  const { pathname, search, hash } = location
  if (path === notFoundUrl || path === pathname) return pathname
  changeEntry({}, path + search + hash)
  return path
}

/** Where a visitor is on a page. */
interface Place {
  top: number
  focused: HTMLElement | undefined
}

/** The visitor's last place at each history entry. The dialog's entry shares the one of the page below it. */
const places = new Map<number, Place>()

/** The focused element of the page. The browser itself focuses the section in the address. */
function ownFocus() {
  const page = document.getElementById('root') ?? document.body
  const { activeElement } = document
  const isOwn = page.contains(activeElement) && `#${activeElement?.id}` !== location.hash
  return isOwn && activeElement !== page ? (activeElement as HTMLElement) : undefined
}

/** Remembers the visitor's place at the current history entry. */
function notePlace() {
  let { entry } = historyEntry()
  if (entry === undefined) {
    // No counter, which would begin again after a reload and name an earlier entry.
    entry = Math.random()
    changeEntry({ entry })
  }
  places.set(entry, { top: scrollY, focused: ownFocus() ?? places.get(entry)?.focused })
}

/** What to restore on Back and Forward. A reload forgets the places. */
export function placeToRestore(place: Place | undefined, hash: string) {
  const focused = place?.focused?.isConnected ? place.focused : undefined
  // Without a section, the browser restores the position, and adapts it to another size of the window.
  return { focused, top: hash ? place?.top : undefined }
}

/** Returns the visitor to the place at the entry that Back or Forward leads to. */
function returnToPlace() {
  const { entry } = historyEntry()
  // A link has led to a new entry. The browser focuses its section, and Tab may follow before the next frame.
  if (entry === undefined) return
  const { focused, top } = placeToRestore(places.get(entry), location.hash)
  // Chromium and WebKit scroll to the section in the address and focus it, after this event and before the next frame.
  requestAnimationFrame(() => {
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    const target = focused ?? document.getElementById(location.hash.slice(1))
    target?.focus({ preventScroll: true })
  })
}

/** Makes the entry a new one when a link leads to the section already in the address: the entry stays, and Chromium reports it like Back. */
function forgetPlace(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  if (link && link.hash === location.hash && isPlain(event) && !event.defaultPrevented)
    changeEntry({ entry: undefined })
}

function useHistoryPlaces() {
  useEffect(() => {
    notePlace()
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    addEventListener('focusin', () => ownFocus() && notePlace(), options)
    addEventListener('scroll', notePlace, options)
    addEventListener('click', forgetPlace, options)
    addEventListener('popstate', returnToPlace, options)
    return () => stop.abort()
  }, [])
}

/** An effect before the browser paints. On a server React warns about it, because nothing is painted there. */
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Follows each change of the page: updates the head, closes the menu and logs a missing page. Returns the title that a
 * live region announces, empty on the first page.
 */
export function useArrival(route: Route, path: string): string {
  const arrived = useRef(path)
  const [said, setSaid] = useState('')
  const isMissing = route.path === notFoundUrl
  useHistoryPlaces()

  useEffect(() => {
    // Encoded, because a decoded path could contain control characters.
    if (isMissing) console.warn(`Page not found: ${location.pathname}`)
  }, [path, isMissing])

  useBeforePaint(() => {
    if (arrived.current === path) return
    arrived.current = path
    showHead(route, site)
    setSaid(route.title)
    // Back and Forward leave the menu open, which no press has closed (boot/controls.ts).
    if ('hidePopover' in document.body)
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    // Firefox restores the scroll position against the old page's height unless the new page is laid out, and animates it where `scroll-behavior` is smooth.
    const root = document.documentElement
    root.style.scrollBehavior = 'auto'
    root.getBoundingClientRect()
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'))
  }, [path, route])

  return said
}
