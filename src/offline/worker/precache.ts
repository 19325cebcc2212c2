/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching'
import { attributes } from '../rules.ts'

declare const self: ServiceWorkerGlobalScope

/** The precache: each entry has the SHA-384 of its file. */
export const precache = new PrecacheController({
  // An earlier site may have used Workbox's default name.
  cacheName: 'site-precache',
})
precache.addToCacheList(self.__WB_MANIFEST)

/** The build of the saved home page; undefined if that is gone. */
export async function savedBuild(): Promise<string | undefined> {
  const home = await precache.matchPrecache('/')
  const html = (await home?.text()) ?? ''
  return new RegExp(`${attributes.build}="(\\w+)"`).exec(html)?.[1]
}

/** How many files are fetched at a time: docs/decisions/downloads.md. */
const lanes = 4

/** Fetches the entries that are not saved yet. Rejects at the first that cannot be saved or whose bytes differ from the build's. */
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
  // The page has just loaded some files. What the HTTP cache holds damaged or old is fetched past it.
  await keep('default').catch(() => keep('reload'))
}
