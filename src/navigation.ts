import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { closest, isPlain } from './boot/events.ts'
import { leaveSection } from './boot/section.ts'
import site from './content/site.yaml'
import { routeAt, routes, type Route } from './routes.tsx'

/** Shows the page of a clicked link if `routes` contains the page. The browser follows all other links. */
function follow(event: MouseEvent) {
  const link = closest<HTMLAnchorElement>(event, 'a[href^="/"]')
  if (!link || event.defaultPrevented || !isPlain(event)) return
  if (!routes.includes(routeAt(link.pathname))) return
  event.preventDefault()
  show(link)
}

/** Shows the page of a link: scrolls, moves the focus, and fades the page in. */
function show({ pathname, search, hash }: HTMLAnchorElement) {
  // A link to the current page and section adds no history entry, because browsers add none for such a link.
  if (pathname + hash !== location.pathname + location.hash) {
    leaveSection()
    flushSync(() => navigate(pathname + search + hash))
  }
  const section = focusPage()
  if (section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  // Uses `animate`, because the snapshots of a view transition would delay the new page by 100 ms.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document
      .querySelector('main')
      ?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  }
}

/** Moves the focus to the section that the URL names, or else to the page's heading. Returns the section. */
function focusPage() {
  const section = location.hash && document.getElementById(location.hash.slice(1))
  // Excludes the headings of hidden pages, which App.tsx renders too.
  const heading = document.querySelector<HTMLElement>('main > :not([hidden]) h1')
  const target = section || heading
  target?.focus({ preventScroll: true })
  return section
}

/** An effect that runs before the browser paints. The build uses `useEffect`, because React warns about `useLayoutEffect` outside a browser. */
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * Follows links. After each change of the page, updates the title and the canonical URL, and
 * moves the focus. Returns the title, which a live region announces to screen readers. The title is empty on the first page.
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
    // Updates only the title and the canonical URL. Only crawlers use the head's other tags, and crawlers load each page anew.
    document.title = route.title
    const canonical = document.querySelector('link[rel=canonical]')
    canonical?.setAttribute('href', site.origin + path)
    setSaid(route.title)
    focusPage()
    // Lays out the new page at once, because Firefox would otherwise restore the scroll position with the old page's
    // height. Turns smooth scrolling off until the next animation frame, so that Firefox jumps to the scroll position.
    const root = document.documentElement
    root.style.scrollBehavior = 'auto'
    root.getBoundingClientRect()
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'))
  }, [path, route])

  return said
}
