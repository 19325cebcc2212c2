import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startBrowser } from '../chromium.js'

/** Figures of one round by name, times in milliseconds. A figure that does not apply to a site is absent. */
export type Figures = Record<string, number>

/** Lighthouse's slow 4G, applied to a browser whose processor is four times slower than this machine's. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

/** A point at which the home page has no control. */
const nothing = { x: 100, y: 230 }
/** Duration of a touch or click in milliseconds, so that the work of the press does not count as the click's. */
const press = 80
/** Time in milliseconds in which a page ends its work. */
const quiet = 3000

/** Visits the home page as a phone on a slow connection: a click at once; a first visit, then a second and one from the icon. */
export async function visit(origin: string, hasWorker: boolean): Promise<Figures> {
  const browser = await startBrowser()
  try {
    const clicked = await firstClick(await phone(browser), origin)
    const context = await phone(browser)
    const page = await throttledPage(context)
    const figures = { 'first click works, ms': clicked, ...(await firstVisit(page, origin)) }
    if (hasWorker) await saved(page)
    // Before the last page closes, because a browser without a page may refuse to open another.
    const second = await throttledPage(context)
    await page.close()
    const again = { ...figures, 'second visit, first paint, ms': await firstPaint(second, origin) }
    if (!hasWorker) return again
    const launched = await throttledPage(context)
    await second.close()
    await stopWorkers(launched)
    return { ...again, 'from the icon, first paint, ms': await firstPaint(launched, origin) }
  } finally {
    await browser.close()
  }
}

/** A phone without stored data. */
const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function throttledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** When the page handles a click that comes right after the first paint. Rejects if the click leads nowhere. */
async function firstClick(context: BrowserContext, origin: string): Promise<number> {
  // In session storage, because the click may lead to another document.
  await context.addInitScript(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', String(performance.now())), {
      capture: true,
      once: true,
    }),
  )
  const page = await throttledPage(context)
  await page.goto(origin, { waitUntil: 'commit' })
  // One call, because each of Playwright's own would be work for the page.
  const { x, y } = await page.evaluate(
    (control) =>
      new Promise<DOMRect>((resolve) => {
        new PerformanceObserver(() =>
          resolve(document.querySelector(control)?.getBoundingClientRect() ?? new DOMRect()),
        ).observe({ type: 'paint', buffered: true })
      }),
    'main a[href="/portfolio"]',
  )
  await page.mouse.click(x + 8, y + 8, { delay: press })
  await page.waitForURL(/\/portfolio$/, { waitUntil: 'commit' })
  const time = await page.evaluate(() => Number(sessionStorage.getItem('clicked')))
  await context.close()
  return time
}

/** The first load, and the work that the first touch starts. */
async function firstVisit(page: Page, origin: string): Promise<Figures> {
  const paint = await firstPaint(page, origin)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [nothing] })
  await page.waitForTimeout(press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(quiet)
  const tasks = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'longtask', buffered: true })
    return observer.takeRecords().map(({ duration }) => duration)
  })
  // The part of a long task beyond 50 ms.
  const blocked = tasks.reduce((sum, duration) => sum + duration - 50, 0)
  return { 'first paint, ms': paint, 'blocking, ms': blocked }
}

/** Opens a page once the browser is idle. Returns when it is first painted. */
async function firstPaint(page: Page, origin: string): Promise<number> {
  await page.waitForTimeout(quiet)
  await page.goto(origin)
  await page.waitForTimeout(quiet)
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  )
  if (paint === undefined) throw new Error(`${origin} was not painted`)
  return paint
}

/** Waits until the worker has saved the site. */
const saved = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated'
  })

/** Stops all workers, as a browser does once no page of theirs is open. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}
