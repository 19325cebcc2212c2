const mark = 'rescued'

/**
 * Reloads a page whose scripts do not arrive although the host answers: the browser's cache holds
 * them damaged, or the host has another build. They are fetched past that cache first. Once for
 * each build and visit, so that a page never reloads in a circle.
 */
export async function rescue(scripts: readonly string[]): Promise<void> {
  const build = document.documentElement.dataset.build ?? ''
  try {
    if (sessionStorage.getItem(mark) === build) return
    const page = location.pathname + location.search
    await Promise.all([page, ...scripts].map((file) => fetch(file, { cache: 'reload' })))
    sessionStorage.setItem(mark, build)
    location.reload()
  } catch {
    // Without a network, or without storage to remember the reload, the page stays as it is.
  }
}
