import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.js'
import { precacheList } from './builds.ts'
import { usesPages } from './presence.ts'

/** A person's own browser with its own storage, kept over visits. */
export async function visitor(): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? '',
    args: chromiumFlags,
    viewport: { width: 800, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  await usesPages(context)
  context.on('close', () => {
    // The browser may still be writing; what stays lies in the system's temporary folder.
    try {
      rmSync(profile, { recursive: true, force: true })
    } catch {}
  })
  return context
}

/** What a page shows and keeps. */
export interface Seen {
  build: string | undefined
  script: string | undefined
  controlled: boolean
  status: number
}

/** Which build the page's HTML and its script belong to, and whether a worker controls it. */
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

/** Waits until the page's script has run, which starts after the first frames; not for ever, because it may never come. */
export async function started(page: Page, patience = 2000): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if ((await seen(page).catch(() => undefined))?.script) return
    await page.waitForTimeout(50)
  }
}

/** The SHA-384 of every entry in the precache, by its address without the revision. */
function keptHashes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const hashes: Record<string, string> = {}
    for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer()
        // A worker that takes over deletes entries of the old build meanwhile.
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

/** What is missing or wrong in the precache for a build; empty when the site is offline-ready. */
export async function gaps(page: Page, directory: string): Promise<string[]> {
  const isActive = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  // Until then, hashing what is there would only slow the worker down.
  if (!isActive) return ['no active worker']
  const kept = await keptHashes(page)
  return precacheList(directory)
    .filter((entry) => `sha384-${kept[key(entry)]}` !== entry.integrity)
    .map(({ url }) => url)
}

/** Entries of the precache whose bytes no build of these ever had. */
export async function strangers(page: Page, directories: string[]): Promise<string[]> {
  const known = new Set(directories.flatMap(precacheList).map(({ integrity }) => integrity))
  const kept = await keptHashes(page)
  return Object.keys(kept).filter((url) => !known.has(`sha384-${kept[url]}`))
}
