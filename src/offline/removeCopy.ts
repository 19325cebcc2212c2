import { trustedWorkerUrl } from './register.ts'
import { removerUrl } from './rules.ts'

/** The time between two looks for what is left, in milliseconds, and their number: a minute in all, because a busy browser replaces a worker late. */
const pause = 500
const looks = 120

/**
 * Removes every worker, cache and stored choice of this site from the browser. `data-copy` on <html>
 * says how that ended: "gone" once nothing was there twice in a row, "left" when something stays.
 */
export async function removeCopy(): Promise<void> {
  forgetChoices()
  await replaceWorkers()
  let empty = 0
  for (let look = 0; look < looks && empty < 2; look += 1) {
    empty = (await removeFound()) ? 0 : empty + 1
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  document.documentElement.dataset.copy = empty === 2 ? 'gone' : 'left'
}

/** Once, because what is chosen from then on is meant to stay. */
function forgetChoices() {
  try {
    localStorage.clear()
    sessionStorage.clear()
    // Other pages hear of it from the browser.
    dispatchEvent(new StorageEvent('storage'))
  } catch {
    // Blocked storage holds nothing.
  }
}

// Where workers are blocked there are none.
const registrations = () =>
  (navigator.serviceWorker?.getRegistrations() ?? Promise.resolve([])).catch(() => [])

/**
 * A worker that is unregistered goes on for open pages, this one too, and keeps what they load.
 * Another one that takes its place does not, and finishes although the page may be left.
 */
async function replaceWorkers() {
  for (const registration of await registrations()) {
    const remove = () => registration.unregister()
    await (registration.scope === `${location.origin}/`
      ? navigator.serviceWorker.register(trustedWorkerUrl(removerUrl)).catch(remove)
      : remove())
  }
}

/** Removes what it finds; returns whether there was anything, which may be a worker at its end. */
async function removeFound(): Promise<boolean> {
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    return names.length + (await registrations()).length > 0
  } catch {
    // Blocked storage holds nothing.
    return false
  }
}
