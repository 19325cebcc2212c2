/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types'
import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import type { WorkerStatus } from '../rules.ts'

declare const self: ServiceWorkerGlobalScope

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
export const precache = new PrecacheController({ plugins: [pastPoisonedCache] })
precache.precache(self.__WB_MANIFEST)

const cacheKeys = () => [...precache.getURLsToCacheKeys()]

async function missingEntries() {
  const cache = await caches.open(cacheNames.precache)
  const present = new Set((await cache.keys()).map(({ url }) => url))
  return cacheKeys().filter(([, key]) => !present.has(key))
}

/** Which build this worker keeps, and whether all of it is there; read from the cache itself. */
export async function status(): Promise<WorkerStatus> {
  const home = await precache.matchPrecache(new URL('/', self.location.href).href)
  const build = /data-build="(\w+)"/.exec((await home?.text()) ?? '')?.[1]
  return { build, complete: (await missingEntries()).length === 0 }
}

/** Fetches the entries that are missing, as far as the host still has exactly their bytes. */
export async function repair(event: ExtendableEvent): Promise<WorkerStatus> {
  for (const [url, cacheKey] of await missingEntries()) {
    const integrity = precache.getIntegrityForCacheKey(cacheKey)
    const request = new Request(url, { cache: 'reload', credentials: 'same-origin' })
    try {
      await precache.strategy.handle({ event, request, params: { cacheKey, integrity } })
    } catch {
      break
    }
  }
  return status()
}
