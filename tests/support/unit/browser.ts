/** APIs that the site uses and jsdom lacks: popovers, scrolling, animations, media queries, intersections, CSS.supports. */

const openPopovers = new WeakSet<Element>()
const native = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')

function setOpen(element: HTMLElement, isOpen: boolean) {
  if (isOpen) openPopovers.add(element)
  else openPopovers.delete(element)
  element.style.display = isOpen ? 'block' : ''
  element.dispatchEvent(new Event('toggle'))
}

Object.assign(HTMLElement.prototype, {
  hidePopover(this: HTMLElement) {
    setOpen(this, false)
  },
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open'
      ? openPopovers.has(this)
      : native?.value.call(this, selector)
  },
  scrollIntoView() {},
  animate() {},
})
window.scrollTo = () => {}
Object.assign(globalThis, { CSS: { supports: () => true } })

Object.defineProperty(HTMLMetaElement.prototype, 'media', {
  // Every file of tests runs this again.
  configurable: true,
  get(this: Element) {
    return this.getAttribute('media') ?? ''
  },
  set(this: Element, media: string) {
    this.setAttribute('media', media)
  },
})

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('[popovertarget]')
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (panel) setOpen(panel, !openPopovers.has(panel))
})

const queries = new Map<string, EventTarget & { matches: boolean }>()

const query = (media: string) => {
  const found = queries.get(media) ?? Object.assign(new EventTarget(), { matches: false })
  queries.set(media, found)
  return found
}

window.matchMedia = (media) => query(media) as MediaQueryList

/** Sets whether a media query matches. */
export function setMedia(media: string, isMatching: boolean) {
  query(media).matches = isMatching
  query(media).dispatchEvent(new Event('change'))
}

window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
