/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { isIntact } from '../rules.ts'
import { precache } from './precache.ts'

const isWhole = async (url: string, response: Response) =>
  response.status === 200 && isIntact(url, await response.clone().arrayBuffer())

/** Caches a picture only if its bytes match the hash in its name. Otherwise fetches it again past the HTTP cache, and passes that on uncached. */
const onlyIntact: WorkboxPlugin = {
  async fetchDidSucceed({ request, response }) {
    if (await isWhole(request.url, response)) return response
    return fetch(new Request(request, { cache: 'reload' }))
  },
  cacheWillUpdate: async ({ request, response }) =>
    (await isWhole(request.url, response)) ? response : null,
}

const orPrecached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? precache.matchPrecache(request),
}

// Workbox's types do not support `exactOptionalPropertyTypes`.
const limit = new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }) as WorkboxPlugin

/** Caches pictures beyond the precache once a visitor has seen them. */
export const seenPictures = new CacheFirst({
  cacheName: 'pictures',
  // The precache comes last, because its pictures do not count towards the limit.
  plugins: [onlyIntact, limit, orPrecached],
})
