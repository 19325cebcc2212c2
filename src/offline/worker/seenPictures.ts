/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { isIntact } from '../rules.ts'
import { precache } from './precache.ts'

const isWhole = async (url: string, response: Response) =>
  response.status === 200 && isIntact(url, await response.clone().arrayBuffer())

/** Keeps exactly the bytes that a picture's name promises; others are asked for once more, past the HTTP cache, and passed on. */
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

// Its types do not know that an optional property may be absent but not undefined.
const limit = new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }) as WorkboxPlugin

/** Pictures that the precache does not have are kept once they were seen. */
export const seenPictures = new CacheFirst({
  cacheName: 'pictures',
  // What is precached comes last, because the limit does not count it.
  plugins: [onlyIntact, limit, orPrecached],
})
