/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching'
import { attributes } from '../rules.ts'

declare const self: ServiceWorkerGlobalScope

/** The precache. Each entry has the SHA-384 hash of its file. */
export const precache = new PrecacheController({
  // The name differs from Workbox's default name, which an earlier site may have used.
  cacheName: 'site-precache',
})
precache.addToCacheList(self.__WB_MANIFEST)

/** Returns the ID of the saved home page's build. Returns undefined if no home page is saved. */
export async function savedBuild(): Promise<string | undefined> {
  const home = await precache.matchPrecache('/')
  const html = (await home?.text()) ?? ''
  return new RegExp(`${attributes.build}="(\\w+)"`).exec(html)?.[1]
}

/** How many files are fetched at the same time (docs/decisions/downloads.md). */
const lanes = 4

/** Saves the entries that are not saved yet. Rejects at the first file that cannot be saved or whose hash is wrong. */
export async function save(event: ExtendableEvent): Promise<void> {
  const left = [...precache.getURLsToCacheKeys()]
  const lane = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) await saveEntry(event, ...entry)
  }
  const stop = (error: unknown) => {
    left.length = 0
    throw error
  }
  await Promise.all(Array.from({ length: lanes }, () => lane().catch(stop)))
}

async function saveEntry(event: ExtendableEvent, url: string, cacheKey: string): Promise<void> {
  const integrity = precache.getIntegrityForCacheKey(cacheKey) ?? ''
  const keep = (cache: RequestCache) => {
    const request = new Request(url, { integrity, cache, credentials: 'same-origin' })
    return Promise.all(
      precache.strategy.handleAll({ event, request, params: { cacheKey, integrity } }),
    )
  }
  // First tries the HTTP cache, which has the files that the page has just loaded. If a file there is old or
  // damaged, fetches the file from the host.
  await keep('default').catch(() => keep('reload'))
}
