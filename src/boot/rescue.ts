import { reloadFor, wasReloaded } from './reload.ts'

/** Whether a rescue is under way, or did not help. */
let isTried = false

/**
 * Reloads a page whose scripts fail although the host answers: the HTTP cache holds damaged files,
 * or the host has another build. First fetches the page and its scripts past that cache. If the reload
 * did not help, it fetches the scripts alone, for the next view.
 */
export async function rescue(): Promise<void> {
  if (isTried) return
  isTried = true
  try {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const damaged = files.filter((file) => file.endsWith('.js'))
    if (!wasReloaded('scripts')) damaged.push(location.href)
    await Promise.all(damaged.map((file) => fetch(file, { cache: 'reload' })))
    reloadFor('scripts')
  } catch {
    // Without a network a reload would not help.
    isTried = false
  }
}
