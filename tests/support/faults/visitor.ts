import type { Browser, BrowserContext, Page } from '@playwright/test'
import { precacheList } from './builds.ts'
import { usesPages } from './presence.ts'

/** A visitor with storage of their own. */
export async function visitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  await usesPages(context)
  return context
}

/** The build that a page shows, and its state. */
export interface Seen {
  build: string | undefined
  script: string | undefined
  controlled: boolean
  status: number
}

/** The builds of the page's HTML and script, and whether a service worker controls it. */
export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    script: (globalThis as { build?: string }).build,
    controlled: Boolean(navigator.serviceWorker?.controller),
    status:
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
        ?.responseStatus ?? 0,
  }))
}

/** Waits until the page's script has run, which starts after the first frames. Has a limit, because the script may never arrive. */
export async function started(page: Page, patience = 2000): Promise<void> {
  await page
    .waitForFunction(() => 'build' in globalThis, undefined, { timeout: patience })
    .catch(() => {})
}

/** The SHA-384 of every precached file, by URL without the revision. */
function keptHashes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const hashes: Record<string, string> = {}
    for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer()
        // A new service worker may delete entries of the old build meanwhile.
        if (!bytes) continue
        const digest = await crypto.subtle.digest('SHA-384', bytes)
        const { pathname, search } = new URL(request.url)
        hashes[pathname + search] = btoa(String.fromCharCode(...new Uint8Array(digest)))
      }
    }
    return hashes
  })
}

const key = ({ url, revision }: { url: string; revision: string | null }) =>
  revision ? `${url}?__WB_REVISION__=${revision}` : url

/** The missing or wrong files in the precache of a build; empty when the site works offline. */
export async function gaps(page: Page, directory: string): Promise<string[]> {
  const isActive = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  // Before that, hashing the cached files would only slow the service worker down.
  if (!isActive) return ['no active service worker']
  const kept = await keptHashes(page)
  return precacheList(directory)
    .filter((entry) => `sha384-${kept[key(entry)]}` !== entry.integrity)
    .map(({ url }) => url)
}

/** Precached files whose bytes are in none of these builds. */
export async function strangers(page: Page, directories: string[]): Promise<string[]> {
  const known = new Set(directories.flatMap(precacheList).map(({ integrity }) => integrity))
  const kept = await keptHashes(page)
  return Object.keys(kept).filter((url) => !known.has(`sha384-${kept[url]}`))
}
