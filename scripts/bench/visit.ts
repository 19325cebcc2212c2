import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'

/** Figures of one run by name, times in milliseconds. A figure that does not apply to a site is absent. */
export type Figures = Record<string, number | undefined>

/** Lighthouse's slow 4G, applied to a browser whose processor is four times slower than this machine's. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

const observer = fileURLToPath(new URL('observer.js', import.meta.url))

/** The global that observer.js adds to every page. */
declare const bench: {
  seen: { first: number; largest: number; blocked: number }
  place: (selector: string) => Promise<{ x: number; y: number }>
  expect: (selector: string) => void
  shown: Promise<number>
}

/** A point at which no page has a control. */
const nothing = { x: 100, y: 230 }
/** Duration of a touch or click in milliseconds, so that the work of the press does not count as the click's. */
const press = 80
/** Pause without interaction, in milliseconds. */
const quiet = 3000
/** Time limits for a control, and for all visits of a page, in milliseconds. */
const patience = 4000
const longest = 90_000

/** The control of the first click on a page, and its target. */
const firstClicks = {
  '/': { control: 'main a[href="/portfolio"]', leads: /\/portfolio$/ },
  '/portfolio': { control: 'header span a[href="/"]', leads: /\/$/ },
}

export type Path = keyof typeof firstClicks

/** Runs visits in a browser of their own. Rejects if they take too long. */
export async function inBrowser(visits: (browser: Browser) => Promise<Figures>): Promise<Figures> {
  const browser = await startBrowser()
  // Closing the browser rejects all pending calls.
  const limit = setTimeout(() => void browser.close(), longest)
  try {
    return await visits(browser)
  } finally {
    clearTimeout(limit)
    await browser.close()
  }
}

/** Visits a page as a phone on a slow connection: an immediate click, a first load, the controls of the home page, a second visit. */
export const visit = (origin: string, path: Path): Promise<Figures> =>
  inBrowser(async (browser) => ({
    '4x: first click works, ms': await firstClick(browser, origin, path),
    ...(path === '/' && (await useControls(browser, origin + path))),
    ...(await comeTwice(browser, origin + path)),
  }))

/** A phone without stored data. */
export async function phone(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true })
  await context.addInitScript({ path: observer })
  return context
}

export async function throttledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

export const seen = (page: Page) => page.evaluate(() => bench.seen)

/** A click after the first paint. Playwright's own would query the page more often. */
async function click(page: Page, control: string) {
  const { x, y } = await page.evaluate((selector) => bench.place(selector), control)
  await page.mouse.click(x + 8, y + 8, { delay: press })
}

/** When the page handles a click that comes right after the first paint. Rejects if the click leads nowhere. */
async function firstClick(browser: Browser, origin: string, path: Path): Promise<number> {
  const { control, leads } = firstClicks[path]
  const page = await throttledPage(await phone(browser))
  await page.goto(origin + path, { waitUntil: 'commit' })
  await click(page, control)
  await page.waitForURL(leads, { waitUntil: 'commit' })
  const time = await page.evaluate(() => Number(sessionStorage.getItem('clicked')))
  await page.context().close()
  return time
}

/** The first load, and the work that the first touch starts. */
async function arrive(page: Page, address: string): Promise<Figures> {
  await page.goto(address)
  await page.waitForTimeout(quiet)
  const { first, largest, blocked } = await seen(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [nothing] })
  await page.waitForTimeout(press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(quiet)
  return {
    '4x: first paint, ms': first,
    '4x: largest paint, ms': largest,
    '4x: blocking time of loading, ms': blocked,
    '4x: blocking time once used, ms': (await seen(page)).blocked - blocked,
  }
}

/** Uses every control of the home page once. A control that the site lacks is undefined. */
async function useControls(browser: Browser, address: string): Promise<Figures> {
  const page = await throttledPage(await phone(browser))
  await arrive(page, address)
  const menu = await timeTo(page, '[popovertarget]', '[popover]:popover-open')
  await page.keyboard.press('Escape')
  const dialog = await timeTo(page, '#contact [role="button"]', '[role="dialog"]')
  await page.keyboard.press('Escape')
  const portfolio = await timeTo(page, 'main a[href="/portfolio"]', '#work article')
  await page.context().close()
  return { '4x: menu, ms': menu, '4x: dialog, ms': dialog, '4x: home to portfolio, ms': portfolio }
}

/** Time from a click to its effect in the same document. Undefined if there is none. */
async function timeTo(page: Page, control: string, shown: string): Promise<number | undefined> {
  await page.locator(control).first().scrollIntoViewIfNeeded()
  // Work that scrolling starts should end before the click.
  await page.waitForTimeout(500)
  await page.evaluate((selector) => bench.expect(selector), shown)
  await click(page, control)
  const time = page.evaluate(() => bench.shown).catch(() => undefined)
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([time, never])
}

/** A visitor who reads, and returns in another tab. */
async function comeTwice(browser: Browser, address: string): Promise<Figures> {
  const context = await phone(browser)
  const first = await throttledPage(context)
  const figures = await arrive(first, address)
  // In this order, because a browser without a page may refuse to open another.
  const again = await throttledPage(context)
  await first.close()
  // Lets the browser become idle.
  await again.waitForTimeout(2000)
  await again.goto(address)
  await again.waitForTimeout(1500)
  return { ...figures, '4x: repeat visit, largest paint, ms': (await seen(again)).largest }
}
