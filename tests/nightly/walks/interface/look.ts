/** A usable element of the page, as a visitor identifies it. */
export interface Target {
  /** Its name, and its number among elements of that name, from 1. */
  name: string
  nth: number
  role: 'link' | 'button'
  /** The target of a link; empty without one. */
  href: string
  isHere: boolean
  isOwn: boolean
  opensTab: boolean
  isDownload: boolean
  isDisabled: boolean
  opensDialog: boolean
  opensMenu: boolean
  closesDialog: boolean
  isInMenu: boolean
  /** The index of the theme that it chooses, or -1. */
  theme: number
  x: number
  y: number
}

/** The state of the page that visitors and assistive technology perceive. */
export interface Look {
  url: string
  /** Index of the current history entry, from 0. */
  place: number
  state: unknown
  /** Load time of the document, which identifies it. */
  loaded: number
  build: string
  /** Whether it is an error page of the browser or of a broken host. */
  isError: boolean
  isHydrated: boolean
  words: string
  main: string
  headings: string[]
  head: Record<'title' | 'canonical' | 'robots' | 'description' | 'og:url', string>
  menu: { isOpen: boolean; label: string; expanded: string | null } | null
  hasDialog: boolean
  focus: { name: string; isBody: boolean; isSeen: boolean; isInDialog: boolean; isInSight: boolean }
  /** The index of the pressed option or -1, the stored theme, and the theme of the page. */
  theme: { pressed: number; kept: string; shown: string }
  /** Top of the URL fragment's element in the viewport, in px. */
  named: number | null
  scroll: number
  width: number
  room: { width: number; height: number }
}

/** Runs in the page. */
export function look(): Look {
  const seen = (element: Element | null | undefined) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<T>(selector),
  ]
  const content = (selector: string, name = 'content') =>
    document.querySelector(selector)?.getAttribute(name) ?? ''
  const dialog = all('dialog, [role=dialog]').find(seen)
  const toggle = all<HTMLButtonElement>('button[popovertarget]').find(seen)
  const panel = toggle && document.getElementById(toggle.getAttribute('popovertarget') ?? '')
  const root = document.documentElement
  const { activeElement } = document
  const isBody = !activeElement || activeElement === document.body || activeElement === root
  const inSight = () => {
    const { left, top, right, bottom } = (activeElement ?? root).getBoundingClientRect()
    const [x0, x1] = [Math.max(left, 0), Math.min(right, root.clientWidth)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, root.clientHeight)]
    // Half of the element, or half a window.
    if (x1 - x0 < 1 || y1 - y0 < Math.min(bottom - top, root.clientHeight) / 2) return false
    return [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((along) => {
        const hit = document.elementFromPoint(x0 + (x1 - x0) * along, y0 + (y1 - y0) * down)
        // A notice disappears by itself.
        return activeElement?.contains(hit) || Boolean(hit?.closest('[data-notice]'))
      }),
    )
  }
  const pressed = all('footer [aria-pressed=true]')[0]
  const words = all('footer [role=group] button').map((each) => each.textContent)
  let named: Element | null = null
  try {
    named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {}
  let kept = ''
  try {
    kept = localStorage.theme ?? ''
  } catch {}
  const control = document.querySelector('footer button')
  return {
    url: location.href,
    place: navigation.currentEntry?.index ?? -1,
    state: history.state,
    loaded: performance.timeOrigin,
    build: root.dataset.build ?? '',
    isError: !document.getElementById('root'),
    isHydrated: Object.keys(control ?? {}).some((key) => key.startsWith('__reactProps')),
    words: document.getElementById('root')?.innerText.trim() ?? '',
    main: all('main').find(seen)?.innerText ?? '',
    headings: all('h1')
      .filter(seen)
      .map((each) => each.innerText),
    head: {
      title: document.title,
      canonical: content('link[rel=canonical]', 'href'),
      robots: content('meta[name=robots]'),
      description: content('meta[name=description]'),
      'og:url': content('meta[property="og:url"]'),
    },
    menu: toggle
      ? {
          isOpen: panel?.matches(':popover-open') ?? false,
          label: toggle.getAttribute('aria-label') ?? toggle.textContent ?? '',
          expanded: toggle.getAttribute('aria-expanded'),
        }
      : null,
    hasDialog: dialog !== undefined,
    focus: {
      name:
        activeElement?.getAttribute('aria-label') ??
        activeElement?.textContent?.trim().slice(0, 60) ??
        '',
      isBody,
      isSeen: isBody || seen(activeElement),
      isInDialog: dialog?.contains(activeElement) ?? false,
      isInSight: isBody || inSight(),
    },
    theme: {
      pressed: words.indexOf(pressed?.textContent ?? ''),
      kept,
      shown: root.dataset.theme ?? '',
    },
    named: named && seen(named) ? Math.round(named.getBoundingClientRect().top) : null,
    scroll: Math.round(scrollY),
    width: root.scrollWidth,
    room: { width: root.clientWidth, height: root.clientHeight },
  }
}

/** Runs in the page: scrolls to a usable element and returns its position. `which` is a name, an index modulo the number of elements, or -1 for the focused one. */
export async function aim({
  which,
  isTabbed,
}: {
  which: string | number
  isTabbed?: boolean
}): Promise<Target | undefined> {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const usable = 'a[href], a[role=link], button, [role=button], summary'
  const modal = [...document.querySelectorAll('dialog, [role=dialog]')].find(seen)
  const found = [...(modal ?? document).querySelectorAll<HTMLElement>(usable)].filter(seen)
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isFocused = which === -1
  const ordered = isFocused
    ? found.filter((each) => each === document.activeElement)
    : typeof which === 'number'
      ? found.map((_, index) => found[(which + index) % found.length])
      : [
          found.filter((each) => nameOf(each) === which.replace(/#\d+$/, ''))[
            Number(/#(\d+)$/.exec(which)?.[1] ?? 1) - 1
          ],
        ]
  for (const element of ordered) {
    if (!element?.isConnected) continue
    const isInWindow = () => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2 > 0 && top + height / 2 < innerHeight
    }
    // Content that is laid out on the way may move the element.
    for (let tries = 0; tries < 5 && !isFocused && !isInWindow(); tries += 1) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await drawn()
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (!isFocused && !element.contains(document.elementFromPoint(x, y))) continue
    if (isTabbed) element.focus()
    const link = element.closest('a')
    const href = link?.getAttribute('href') ? link.href : ''
    const name = nameOf(element)
    return {
      name,
      nth: found.filter((each) => nameOf(each) === name).indexOf(element) + 1,
      role: href ? 'link' : 'button',
      href,
      isHere: href === location.href,
      isOwn: href.startsWith(`${location.origin}/`),
      opensTab: link?.target === '_blank',
      isDownload: link?.hasAttribute('download') ?? false,
      isDisabled: element.matches('[aria-disabled=true], :disabled'),
      opensDialog: element.getAttribute('aria-haspopup') === 'dialog',
      opensMenu: element.hasAttribute('popovertarget'),
      closesDialog: modal !== undefined && element.matches('button[aria-label]'),
      isInMenu: element.closest(':popover-open') !== null,
      theme: element.matches('footer [aria-pressed]')
        ? [...(element.parentElement?.children ?? [])].indexOf(element)
        : -1,
      x,
      y,
    }
  }
  return undefined
}

/** Runs in the page: whether the focus is on the first usable element of the content. */
export function startsContent(): boolean {
  const usable = 'a[href], a[tabindex="0"], button, input, summary, [tabindex="0"]'
  const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility())
  const first = [...(main?.querySelectorAll<HTMLElement>(usable) ?? [])].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  return document.activeElement === first
}
