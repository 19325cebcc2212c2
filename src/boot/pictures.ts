import { reloadFor, wasReloaded } from './reload.ts'

/**
 * Reloads a page of an older build when the host no longer has one of its pictures. It asks the host
 * first, because a blocker also makes a picture fail.
 */
export function followPictures() {
  const ask = async (image: HTMLImageElement) => {
    const reason = `picture ${document.documentElement.dataset.build}` as const
    if (wasReloaded(reason)) return
    const answer = await fetch(image.currentSrc, { method: 'HEAD', cache: 'no-store' })
    if (answer.status === 404) reloadFor(reason)
  }
  const follow = (image: unknown) => {
    if (image instanceof HTMLImageElement) void ask(image).catch(() => {})
  }
  addEventListener('error', ({ target }) => follow(target), { capture: true })
  // Those that failed before this script arrived.
  for (const image of document.images) if (image.complete && !image.naturalWidth) follow(image)
}
