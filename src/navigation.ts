import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { firstScreenFirst } from './ui/BelowFirstScreen.tsx'

/** The heading of the section that a hash names, or the page's own. */
function destination(hash: string): { section: Element | null; heading: HTMLElement | null } {
  const section =
    hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  const heading = section?.querySelector<HTMLElement>('h2') ?? document.querySelector('h1')
  return { section, heading }
}

function arrive() {
  const { section, heading } = destination(location.hash)
  if (section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  heading?.focus({ preventScroll: true })
}

/**
 * A navigation within the site: the new page is shown, scrolled and focused, and fades in.
 * Not a view transition: on a slow phone its snapshots hold the new page back for 100 ms.
 * Back and Forward do not pass here: the browser restores their scroll position itself.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const show = () => flushSync(() => navigate(to, options))
  // A section that the address names has to be there to be scrolled to.
  if (to.includes('#')) show()
  else firstScreenFirst(show)
  arrive()
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document
      .querySelector('main')
      ?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  }
}

/**
 * Lets Back and Forward scroll a new page to where it was left. Firefox does so by the old page's
 * height unless the new one is laid out, and smoothly where links scroll smoothly.
 */
export function useScrollRestoration(path: string) {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const root = document.documentElement
    root.style.scrollBehavior = 'auto'
    root.getBoundingClientRect()
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'))
  }, [path])
}

/** Lets the focus follow a link within the page to its section's heading. */
export function focusFollowsHash() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
    if (!link || event.defaultPrevented) return
    const hash = link.getAttribute('href') ?? ''
    const { section, heading } = destination(hash)
    if (!section) return
    const focus = () => heading?.focus({ preventScroll: true })
    // Going to a section takes the focus from wherever it is, in Firefox after the next frame.
    if (hash !== location.hash) return addEventListener('hashchange', focus, { once: true })
    event.preventDefault()
    section.scrollIntoView()
    focus()
  })
}
