const rescued = 'rescued'
const outdated = 'outdated'

/** Whether this page is about to be reloaded, or has been in vain. */
let isTried = false

/**
 * Reloads a page whose scripts do not arrive although the host answers: the browser's cache holds
 * them damaged, or the host has another build. They are fetched past that cache first. A page that
 * was reloaded so and fails again stays; the next visit may try again.
 */
export async function rescue(): Promise<void> {
  if (isTried) return
  isTried = true
  try {
    if (sessionStorage.getItem(rescued)) return forget()
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = files.filter((file) => file.endsWith('.js'))
    await Promise.all([location.href, ...scripts].map((file) => fetch(file, { cache: 'reload' })))
    sessionStorage.setItem(rescued, 'once')
    location.reload()
  } catch {
    // Without a network, or without storage to remember the reload, the page stays as it is.
    isTried = false
  }
}

/** The scripts have arrived: what fails later is rescued again. */
export function forget() {
  try {
    sessionStorage.removeItem(rescued)
  } catch {
    // Blocked storage remembers nothing.
  }
}

/**
 * Reloads a page of an older build, whose pictures the host no longer has: once for each build and
 * visit. A blocker's refusal is no sign of that.
 */
export function followPictures() {
  const ask = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const build = document.documentElement.dataset.build ?? ''
    if (sessionStorage.getItem(outdated) === build) return
    const answer = await fetch(target.currentSrc, { method: 'HEAD', cache: 'no-store' })
    if (answer.status !== 404) return
    sessionStorage.setItem(outdated, build)
    location.reload()
  }
  addEventListener('error', (event) => void ask(event).catch(() => {}), { capture: true })
}
