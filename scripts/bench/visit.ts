import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'

/** What one run measured, by name; times in milliseconds. A figure that a site cannot have is absent. */
export type Figures = Record<string, number | undefined>

/** Lighthouse's slow 4G as it is applied to a browser, and a phone four times slower than this machine. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

const observer = fileURLToPath(new URL('observer.js', import.meta.url))

/** What observer.js puts into every page. */
declare const bench: {
  seen: { first: number; largest: number; blocked: number }
  place: (selector: string) => Promise<{ x: number; y: number }>
  expect: (selector: string) => void
  shown: Promise<number>
}

/** A place where neither page has anything to touch. */
const nothing = { x: 100, y: 230 }
/** How long a touch and a click last: chosen, so that the work of the press is not counted as the click's. */
const press = 80
/** How long a page is left to itself. */
const quiet = 3000
/** How long a control may take, and all visits of a page together. */
const patience = 4000
const longest = 90_000

/** What the first click on a page hits, and where it leads. */
const firstClicks = {
  '/': { control: 'main a[href="/portfolio"]', leads: /\/portfolio$/ },
  '/portfolio': { control: 'header span a[href="/"]', leads: /\/$/ },
}

type Path = keyof typeof firstClicks

/** Visits of phones on a slow connection: a click at once, the first load, the controls of the home page, a second visit. */
export async function visit(origin: string, path: Path): Promise<Figures> {
  const browser = await startBrowser()
  // Whatever a browser does not answer any more fails when it is closed.
  const limit = setTimeout(() => void browser.close(), longest)
  try {
    return {
      '4x: first click works, ms': await firstClick(browser, origin, path),
      ...(path === '/' && (await useControls(browser, origin + path))),
      ...(await comeTwice(browser, origin + path)),
    }
  } finally {
    clearTimeout(limit)
    await browser.close()
  }
}

/** A new phone with nothing stored. */
async function phone(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true })
  await context.addInitScript({ path: observer })
  return context
}

async function throttledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

const seen = (page: Page) => page.evaluate(() => bench.seen)

/** A plain click, one question to the page after its first paint: Playwright's own would ask for more. */
async function click(page: Page, control: string) {
  const { x, y } = await page.evaluate((selector) => bench.place(selector), control)
  await page.mouse.click(x + 8, y + 8, { delay: press })
}

/** The moment at which a click made right after the first paint is handled; it must lead where it should. */
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

/** The first load of a phone, and what its first touch starts. */
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

/** Every control of the home page once; what the site has not is undefined. */
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

/** From a click to what it shows; undefined where that never comes, or comes in another document. */
async function timeTo(page: Page, control: string, shown: string): Promise<number | undefined> {
  await page.locator(control).first().scrollIntoViewIfNeeded()
  // What scrolling starts should be over before the click.
  await page.waitForTimeout(500)
  await page.evaluate((selector) => bench.expect(selector), shown)
  await click(page, control)
  const time = page.evaluate(() => bench.shown).catch(() => undefined)
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([time, never])
}

/** A visitor who looks, and comes again in another tab. */
async function comeTwice(browser: Browser, address: string): Promise<Figures> {
  const context = await phone(browser)
  const first = await throttledPage(context)
  const figures = await arrive(first, address)
  // In this order: a browser without a page may refuse to open another.
  const again = await throttledPage(context)
  await first.close()
  // A visitor who comes again finds a browser that has nothing else to do.
  await again.waitForTimeout(2000)
  await again.goto(address)
  await again.waitForTimeout(1500)
  return { ...figures, '4x: repeat visit, largest paint, ms': (await seen(again)).largest }
}
