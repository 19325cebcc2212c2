import { reloadFor, wasReloaded } from './reload.ts'

/** Whether a rescue is under way, or did not help. */
let isTried = false

/**
 * Reloads a page whose scripts fail although the host answers: the HTTP cache holds damaged files,
 * or the host has another build. First fetches the page and its scripts past that cache.
 */
export async function rescue(): Promise<void> {
  if (isTried || wasReloaded('scripts')) return
  isTried = true
  try {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = files.filter((file) => file.endsWith('.js'))
    await Promise.all([location.href, ...scripts].map((file) => fetch(file, { cache: 'reload' })))
    reloadFor('scripts')
  } catch {
    // Without a network a reload would not help.
    isTried = false
  }
}
