const rescued = 'rescued'
const outdated = 'outdated'

/** Whether a rescue is under way, or did not help. */
let isTried = false

/** What to do when the scripts fail. The mark of an earlier reload is undefined if storage is blocked. */
export function forFailure(isTried: boolean, mark: string | null | undefined) {
  // Without storage for the mark, a reload would repeat.
  if (isTried || mark === undefined) return 'stay'
  return mark ? 'forget' : 'reload'
}

const markOf = (name: string) => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return undefined
  }
}

/**
 * Reloads a page whose scripts fail although the host answers: the HTTP cache holds damaged files,
 * or the host has another build. First fetches the page and its scripts past that cache. Reloads
 * only once in a visit.
 */
export async function rescue(): Promise<void> {
  const step = forFailure(isTried, markOf(rescued))
  if (step === 'stay') return
  isTried = true
  if (step === 'forget') return forget()
  try {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = files.filter((file) => file.endsWith('.js'))
    await Promise.all([location.href, ...scripts].map((file) => fetch(file, { cache: 'reload' })))
    sessionStorage.setItem(rescued, 'once')
    location.reload()
  } catch {
    // Without a network a reload would not help, and without the mark it would repeat.
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
