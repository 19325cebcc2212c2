/** Removes every worker, cache and stored choice of this site from the browser. */
export async function removeCopy(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = 'caches' in globalThis ? await caches.keys() : []
  await Promise.all(names.map((name) => caches.delete(name)))
  try {
    localStorage.clear()
  } catch {
    // Blocked storage holds nothing.
  }
}
