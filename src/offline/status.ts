/** What the page knows of its offline copy and its connection. */
export interface Status {
  /** Whether this build is kept on the device, "sparing" without pictures not seen yet; "unknown" until asked, or where nothing can be kept. */
  saved: 'unknown' | 'saving' | 'saved' | 'sparing' | 'failed'
  /** True from the moment at which the first copy was complete, in the visit that made it. */
  justSaved: boolean
  /** Another build is waiting; calling this moves every open tab to it. */
  update: (() => void) | undefined
  /** Tries once more to keep a copy. */
  retry: (() => void) | undefined
  /** How this device installs the site: by a call, or by steps that a person takes; undefined while that is not to be offered. */
  install: (() => void) | 'steps' | undefined
  online: boolean
}

/** What a page knows at first, and what its HTML was written with. */
export const initial: Status = {
  saved: 'unknown',
  justSaved: false,
  update: undefined,
  retry: undefined,
  install: undefined,
  online: true,
}

let current = initial
const listeners = new Set<() => void>()

/** Calls a listener at every change, until what it returns is called. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes part of the status and tells whoever shows it. */
export function setStatus(change: Partial<Status>) {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export const status = (): Status => current

/** Follows the connection; `data-offline` on <html> shows the notes on links that need one. */
export function followConnection() {
  const follow = () => {
    setStatus({ online: navigator.onLine })
    document.documentElement.toggleAttribute('data-offline', !navigator.onLine)
  }
  addEventListener('online', follow)
  addEventListener('offline', follow)
  follow()
}
