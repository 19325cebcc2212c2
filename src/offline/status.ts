export interface Status {
  /** Whether the site is saved on the device. "unknown": not asked yet, no answer, or no service workers. */
  saved: 'unknown' | 'saving' | 'saved' | 'failed'
  /** The offer of a waiting build, which every open tab then gets; undefined without one. */
  update: { accept: () => void; decline: () => void } | undefined
  /** How this device installs the site: a function, or the visitor's own steps on an iPhone. Undefined while no offer is due. */
  install: (() => void) | 'steps' | undefined
  online: boolean
}

/** The status at the start, with which the HTML is prerendered. */
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

/** Changes the status, and with it the marks on <html>: they show hints at links that need a connection, or another link in their place. */
export function setStatus(change: Partial<Status>) {
  current = { ...current, ...change }
  const { documentElement: page } = document
  page.toggleAttribute('data-offline', !current.online)
  page.toggleAttribute('data-saved', current.saved === 'saved')
  for (const listener of listeners) listener()
}

export const status = (): Status => current

/** Whether the host answers within three seconds, past every cache: a service worker leaves HEAD to the network. */
const hostAnswers = () =>
  fetch(location.origin, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(3000),
  }).then(Boolean, () => false)

/** Tracks the connection. A browser behind a VPN may say that it is offline while it is not, so the host is asked first. */
export function followConnection() {
  let last = 0
  const follow = async () => {
    const own = (last += 1)
    const online = navigator.onLine || (await hostAnswers())
    // An answer that is late says nothing about what has happened since.
    if (own === last) setStatus({ online })
  }
  // A page that Back takes from the browser's memory has missed the other two.
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, () => void follow())
  void follow()
}
