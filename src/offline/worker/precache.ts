/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types'
import { PrecacheController } from 'workbox-precaching'
import { attributes, type Failure, type WorkerStatus } from '../rules.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Fetches a file past the HTTP cache if the cached one fails the integrity check. Otherwise it
 * would fail as long as that cache keeps it.
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

/** The precache: each entry has the SHA-384 of its file. */
export const precache = new PrecacheController({
  // An earlier site may have used Workbox's default name.
  cacheName: 'site-precache',
  plugins: [pastPoisonedCache],
})
precache.addToCacheList(self.__WB_MANIFEST)

async function missingEntries() {
  const cache = await caches.open(precache.strategy.cacheName)
  const present = new Set((await cache.keys()).map(({ url }) => url))
  return [...precache.getURLsToCacheKeys()].filter(([, key]) => !present.has(key))
}

/** The state of the copy, read from the cache itself. */
export async function copyStatus(): Promise<WorkerStatus> {
  const home = await precache.matchPrecache(new URL('/', self.location.href).href)
  const html = (await home?.text()) ?? ''
  const build = new RegExp(`${attributes.build}="(\\w+)"`).exec(html)?.[1]
  return { build, complete: (await missingEntries()).length === 0 }
}

/** What is known of a failure, from its error and from whether the host answers when no bytes are checked. */
export function knownFailure(error: unknown, isAnswered: boolean): Failure {
  if ((error as Error).name === 'QuotaExceededError') return 'full'
  return isAnswered ? 'altered' : undefined
}

/** How many files are fetched at a time: docs/decisions/downloads.md. */
const lanes = 4

/** Fetches the missing entries. Rejects at the first that cannot be saved or whose bytes differ from the build's, once no other is on its way; the cause is what is known. */
export async function save(event: ExtendableEvent): Promise<void> {
  const left = await missingEntries()
  let failure: { url: string; error: unknown } | undefined
  const lane = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const [url, cacheKey] = entry
      await saveEntry(event, url, cacheKey).catch((error: unknown) => {
        failure ??= { url, error }
        left.length = 0
      })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (!failure) return
  const { url, error } = failure
  // One question for all lanes: an answer that nobody reads keeps one of the few requests that an installing worker has.
  const answer = await fetch(url, { cache: 'no-store' }).catch(() => undefined)
  const cause =
    answer?.ok === false
      ? { missing: new URL(url).pathname }
      : knownFailure(error, answer !== undefined)
  throw new Error(`${url} cannot be saved`, { cause })
}

async function saveEntry(event: ExtendableEvent, url: string, cacheKey: string): Promise<void> {
  const integrity = precache.getIntegrityForCacheKey(cacheKey) ?? ''
  // The page has just loaded files with a hash in their name, so the HTTP cache may have them.
  const cache = cacheKey === url ? 'default' : 'reload'
  const request = new Request(url, { integrity, cache, credentials: 'same-origin' })
  await Promise.all(
    precache.strategy.handleAll({ event, request, params: { cacheKey, integrity } }),
  )
}

/** Tells every page why an installation fails, which the browser does not, and lets it fail. */
export async function report(error: Error): Promise<never> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ failure: error.cause })
  throw error
}

/** Fetches lost entries, as far as the host still has them. */
export const repair = (event: ExtendableEvent): Promise<WorkerStatus> =>
  save(event).then(copyStatus, async ({ cause }) => ({ ...(await copyStatus()), failure: cause }))
