import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Lighthouse's slow 4G as it is applied to a browser, and a phone four times slower than this machine. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
const observer = fileURLToPath(new URL('observer.js', import.meta.url))

/** A new phone with nothing stored. */
export async function phone(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true })
  await context.addInitScript({ path: observer })
  return context
}

/** A page of a slow phone on a slow connection. */
export interface Tab {
  page: Page
  session: CDPSession
}

export async function throttled(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session }
}

/** What observer.js puts into every page. */
export interface Bench {
  seen: { largest: number; blocked: number }
  place: (selector: string) => Promise<{ x: number; y: number }>
  expect: (selector: string) => void
  shown: Promise<number>
}
