import { withStorage } from '../boot/storage.ts'
import { removerUrl } from './rules.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/** How long the remover gets to replace a worker, in milliseconds. */
const pause = 2000

/**
 * Removes every worker, cache and stored choice of this site from the browser. Then sets `data-copy`
 * on <html>: "gone", or "left" if a second look still finds something.
 */
export async function removeCopy(): Promise<void> {
  forgetChoices()
  await replaceWorkers()
  await removeFound()
  await new Promise((resolve) => setTimeout(resolve, pause))
  document.documentElement.dataset.copy = (await removeFound()) ? 'left' : 'gone'
}

/** Clears stored choices, once: what the visitor chooses later should stay. */
function forgetChoices() {
  withStorage(() => localStorage.clear())
  withStorage(() => sessionStorage.clear())
  // The browser sends this event to other pages only.
  dispatchEvent(new StorageEvent('storage'))
}

// Where service workers are blocked there are none.
const registrations = () =>
  (navigator.serviceWorker?.getRegistrations() ?? Promise.resolve([])).catch(() => [])

/**
 * Replaces every worker by the remover. An unregistered worker would go on serving open pages and
 * store their files again; the remover does not, and finishes even if the visitor leaves the page.
 */
async function replaceWorkers() {
  for (const registration of await registrations()) {
    const remove = () => registration.unregister()
    await (registration.scope === `${location.origin}/`
      ? navigator.serviceWorker.register(trustedWorkerUrl(removerUrl)).catch(remove)
      : remove())
  }
}

/** Deletes all caches. Returns whether it found a cache or a registration. */
async function removeFound(): Promise<boolean> {
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    return names.length + (await registrations()).length > 0
  } catch {
    // Blocked storage is empty.
    return false
  }
}
