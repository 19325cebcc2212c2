const mark = 'rescued'

/**
 * Reloads a page whose files do not arrive although the host answers: the browser's cache holds
 * scripts damaged, or the host has another build. Scripts are fetched past that cache first. Once
 * for each build and visit, so that a page never reloads in a circle.
 */
export async function rescue(scripts: readonly string[]): Promise<void> {
  const build = document.documentElement.dataset.build ?? ''
  try {
    if (sessionStorage.getItem(mark) === build) return
    await Promise.all([location.href, ...scripts].map((file) => fetch(file, { cache: 'reload' })))
    sessionStorage.setItem(mark, build)
    location.reload()
  } catch {
    // Without a network, or without storage to remember the reload, the page stays as it is.
  }
}

/** Follows a host that has gone on to another build, whose pictures have other names. A blocker's refusal is no sign of it. */
export function followPictures(scripts: readonly string[]) {
  const ask = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const answer = await fetch(target.currentSrc, { method: 'HEAD', cache: 'no-store' })
    if (answer.status === 404) void rescue(scripts)
  }
  addEventListener('error', (event) => void ask(event).catch(() => {}), { capture: true })
}
