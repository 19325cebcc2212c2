const rescued = 'rescued'
const outdated = 'outdated'

/** Whether a rescue is under way, or did not help. */
let isTried = false

/**
 * Reloads a page whose scripts fail although the host answers: the HTTP cache holds damaged files,
 * or the host has another build. First fetches the page and its scripts past that cache. Reloads
 * only once in a visit.
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
    // Without a network, or without storage for the mark, a reload would not help or would repeat.
    isTried = false
  }
}

/** Allows another rescue in this visit, because the scripts have arrived. */
export function forget() {
  try {
    sessionStorage.removeItem(rescued)
  } catch {
    // Blocked storage has no mark.
  }
}

/**
 * Reloads a page of an older build when the host no longer has one of its pictures, once per build
 * and visit. It asks the host first, because a blocker also makes a picture fail.
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
