export interface Status {
  /** Whether the site is saved on the device for offline use. "unknown" until a service worker has answered the page. */
  saved: 'unknown' | 'saving' | 'saved' | 'failed'
  /** The functions with which the visitor accepts or declines a new build. Undefined while no build is offered. */
  update: { accept: () => void; decline: () => void } | undefined
  /** A function that installs the site, or "steps" if the visitor must follow steps on an iPhone. Undefined while the page should not offer the installation. */
  install: (() => void) | 'steps' | undefined
  online: boolean
}

/** The status before the first change. The build renders the HTML with this status. */
export const initial: Status = {
  saved: 'unknown',
  update: undefined,
  install: undefined,
  online: true,
}

let current = initial
const listeners = new Set<() => void>()

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Changes the status and the attributes of <html> that depend on the status. Styles read the attributes to show offline hints and links to saved copies. */
export function setStatus(change: Partial<Status>) {
  current = { ...current, ...change }
  const { documentElement: page } = document
  page.toggleAttribute('data-offline', !current.online)
  page.toggleAttribute('data-saved', current.saved === 'saved')
  for (const listener of listeners) listener()
}

export const status = (): Status => current

/** Whether the host answers within three seconds. The request is a HEAD request, which the service worker does not answer from its cache. */
const hostAnswers = () =>
  fetch(location.origin, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(3000),
  }).then(Boolean, () => false)

/** Keeps `online` in the status up to date. If the browser reports no connection, also asks the host, because a VPN can make the browser's report wrong. */
export function followConnection() {
  let last = 0
  const follow = async () => {
    const own = (last += 1)
    const online = navigator.onLine || (await hostAnswers())
    // Ignores an answer that arrives after a later event.
    if (own === last) setStatus({ online })
  }
  // A page that Back restores from the browser's memory has missed earlier `online` and `offline` events.
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, () => void follow())
  void follow()
}
