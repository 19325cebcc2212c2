import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { closest, isPlain } from './boot/events.ts'
import { leaveSection } from './boot/section.ts'
import site from './content/site.yaml'
import { routeAt, routes, type Route } from './routes.tsx'

/** Follows a click on a link to a page of the site map. All else, such as a file of the host, is the browser's. */
function follow(event: MouseEvent) {
  const link = closest<HTMLAnchorElement>(event, 'a[href^="/"]')
  if (!link || event.defaultPrevented || !isPlain(event)) return
  if (!routes.includes(routeAt(link.pathname))) return
  event.preventDefault()
  show(link)
}

/** Shows the page that a link leads to: scrolls, moves the focus, fades in. */
function show({ pathname, search, hash }: HTMLAnchorElement) {
  // A link to the current page and section only scrolls there, as without scripts, and adds no history entry.
  if (pathname + hash !== location.pathname + location.hash) {
    leaveSection()
    flushSync(() => navigate(pathname + search + hash))
  }
  const section = focusPage()
  if (section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  // A view transition looks much the same, but its snapshots delay the new page by 100 ms.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document
      .querySelector('main')
      ?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  }
}

/** Moves the focus to the section in the address, or else to the page's heading. Returns the section. */
function focusPage() {
  const section = location.hash && document.getElementById(location.hash.slice(1))
  // The other pages are in the document too, hidden (App.tsx).
  const heading = document.querySelector<HTMLElement>('main > :not([hidden]) h1')
  const target = section || heading
  target?.focus({ preventScroll: true })
  return section
}

/** An effect before the browser paints. On a server React warns about it, because nothing is painted there. */
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Follows links, and each change of the page: updates title and canonical address, and moves the focus. Returns the title that a live region announces, empty on the first page.
 */
export function useNavigation(route: Route): string {
  const { path } = route
  const arrived = useRef(path)
  const [said, setSaid] = useState('')

  useEffect(() => {
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [])

  useBeforePaint(() => {
    if (arrived.current === path) return
    arrived.current = path
    // The other tags are for crawlers, which load each page.
    document.title = route.title
    const canonical = document.querySelector('link[rel=canonical]')
    canonical?.setAttribute('href', site.origin + path)
    setSaid(route.title)
    focusPage()
    // Firefox restores the scroll position against the old page's height unless the new page is laid out, and animates it where `scroll-behavior` is smooth.
    const root = document.documentElement
    root.style.scrollBehavior = 'auto'
    root.getBoundingClientRect()
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'))
  }, [path, route])

  return said
}
