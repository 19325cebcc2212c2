import { withStorage } from '../boot/storage.ts'
import { removerUrl } from './rules.ts'
import { trustedWorkerUrl } from './trustedWorkerUrl.ts'

/** How long the page waits for the remover (the service worker that deletes all caches), in milliseconds. */
const pause = 2000

/**
 * Removes every service worker, cache and stored choice of this site from the browser. Then sets
 * `data-copy` on <html>: "gone", or "left" if the browser still has a service worker or a cache.
 */
export async function removeCopy(): Promise<void> {
  forgetChoices()
  await replaceWorkers()
  await removeFound()
  await new Promise((resolve) => setTimeout(resolve, pause))
  document.documentElement.dataset.copy = (await removeFound()) ? 'left' : 'gone'
}

/** Clears the stored choices. Choices that the visitor makes afterwards stay. */
function forgetChoices() {
  withStorage(() => localStorage.clear())
  withStorage(() => sessionStorage.clear())
  // Sends the `storage` event to this page, so that boot/choices.ts applies the default choices here too. The
  // browser sends the event only to other pages.
  dispatchEvent(new StorageEvent('storage'))
}

/** Returns all registrations of service workers. Returns none if the browser blocks service workers. */
const registrations = () =>
  (navigator.serviceWorker?.getRegistrations() ?? Promise.resolve([])).catch(() => [])

/**
 * Replaces every service worker by the remover (worker/remover.ts). Unregistering is not enough, because
 * the old service worker would still answer open pages and save their files again. The remover finishes
 * its work even after the visitor has left.
 */
async function replaceWorkers() {
  for (const registration of await registrations()) {
    const remove = () => registration.unregister()
    await (registration.scope === `${location.origin}/`
      ? navigator.serviceWorker.register(trustedWorkerUrl(removerUrl)).catch(remove)
      : remove())
  }
}

/** Deletes all caches. Returns true if there was a cache, or if a service worker is still registered. */
async function removeFound(): Promise<boolean> {
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    return names.length + (await registrations()).length > 0
  } catch {
    // The browser blocks storage, so there is nothing to remove.
    return false
  }
}
