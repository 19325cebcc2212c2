/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types'
import { PrecacheController } from 'workbox-precaching'
import { pictureFolder, type WorkerStatus } from '../rules.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** https://wicg.github.io/savedata/: not in every browser, nor in the compiler's types. */
  navigator: { connection?: { saveData?: boolean } }
}

/**
 * A file that the HTTP cache holds truncated or altered fails its integrity check, and
 * would fail it for as long as the cache keeps it: fetch such a file past that cache.
 */
const pastPoisonedCache: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    if (request.cache !== 'default' || !request.integrity) return request
    try {
      await fetch(request.clone())
      return request
    } catch {
      return new Request(request, { cache: 'reload' })
    }
  },
}

/** The files kept offline, each with the SHA-384 that its bytes must have. */
export const precache = new PrecacheController({
  // Not Workbox's own name, which an earlier site may have used.
  cacheName: 'site-precache',
  plugins: [pastPoisonedCache],
})
precache.addToCacheList(self.__WB_MANIFEST)

async function missingEntries() {
  const cache = await caches.open(precache.strategy.cacheName)
  const present = new Set((await cache.keys()).map(({ url }) => url))
  return [...precache.getURLsToCacheKeys()].filter(([, key]) => !present.has(key))
}

/** Entries that are kept before anybody sees them: while the visitor asks to save data, no pictures. */
function ahead<Entry extends [url: string, key: string]>(entries: Entry[]): Entry[] {
  if (!self.navigator.connection?.saveData) return entries
  return entries.filter(([url]) => !new URL(url).pathname.startsWith(pictureFolder))
}

/** Which build this worker keeps, and whether all of it is there; read from the cache itself. */
export async function copyStatus(): Promise<WorkerStatus> {
  const home = await precache.matchPrecache(new URL('/', self.location.href).href)
  const build = /data-build="(\w+)"/.exec((await home?.text()) ?? '')?.[1]
  const missing = await missingEntries()
  const wanted = ahead(missing)
  return { build, complete: wanted.length === 0, sparing: wanted.length < missing.length }
}

/** Fetches the entries that are missing. Rejects at the first of which the host does not have exactly the bytes. */
export async function save(event: ExtendableEvent): Promise<void> {
  for (const [url, cacheKey] of ahead(await missingEntries())) {
    const integrity = precache.getIntegrityForCacheKey(cacheKey) ?? ''
    // A name with a hash may come from the HTTP cache, where the page has just put it.
    const cache = cacheKey === url ? 'default' : 'reload'
    const request = new Request(url, { integrity, cache, credentials: 'same-origin' })
    await Promise.all(
      precache.strategy.handleAll({ event, request, params: { cacheKey, integrity } }),
    )
  }
}

/** Fetches what has been lost, as far as the host still has it. */
export const repair = (event: ExtendableEvent): Promise<WorkerStatus> =>
  save(event).then(copyStatus, copyStatus)
