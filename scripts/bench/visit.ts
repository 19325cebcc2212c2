import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startBrowser } from '../chromium.js'

/** Times in milliseconds. Each key is a row label of the table that the benchmark prints. Builds without a service worker lack some of these times. */
export type Figures = Record<string, number>

/** The network conditions that Lighthouse calls slow 4G. Latency is in milliseconds, and throughput in bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** The factor by which Chromium slows the processor down, to imitate a phone. */
const slowdown = 4

/** A point of the home page without a link or button, in CSS pixels from the top left corner. A touch at this point presses nothing, and starts the application (the page's React code). */
const emptyPoint = { x: 100, y: 230 }

/** The duration of a click or a touch, in milliseconds, as with a finger. */
const pressTime = 80

/** Milliseconds after which a loaded page is assumed to be idle. */
const idleTime = 3000

/** Measures the home page on a slow phone: an early click, a first visit, a second visit, and a start of the installed app. */
export async function visit(origin: string, hasWorker: boolean): Promise<Figures> {
  const browser = await startBrowser()
  try {
    const clicked = await firstClick(await phone(browser), origin)
    const context = await phone(browser)
    const page = await throttledPage(context)
    const figures = { 'first click works, ms': clicked, ...(await firstVisit(page, origin)) }
    // Waits until the service worker is active, because its precache is then complete.
    if (hasWorker)
      await page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      )
    // Opens the second page before closing the first page, because a browser without open pages may refuse to open another.
    const second = await throttledPage(context)
    await page.close()
    const again = { ...figures, 'second visit, first paint, ms': await firstPaint(second, origin) }
    if (!hasWorker) return again
    const launched = await throttledPage(context)
    await second.close()
    // Stops the service worker, as a browser does after the last page of a site is closed.
    const session = await launched.context().newCDPSession(launched)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    return { ...again, 'from the icon, first paint, ms': await firstPaint(launched, origin) }
  } finally {
    await browser.close()
  }
}

/** Opens a new browser profile with the screen of a phone, without stored data. */
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

/** Clicks a link right after the first paint. Returns the time at which the page handles the click, in milliseconds since the start of the page load. Rejects if the click does not open the linked page. */
async function firstClick(context: BrowserContext, origin: string): Promise<number> {
  // Stores the time of the click in session storage, because the click may load another document.
  await context.addInitScript(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', String(performance.now())), {
      capture: true,
      once: true,
    }),
  )
  const page = await throttledPage(context)
  await page.goto(origin, { waitUntil: 'commit' })
  // Waits for the first paint and finds the link in a single call, because more calls would keep the page busy.
  const { x, y } = await page.evaluate(
    (control) =>
      new Promise<DOMRect>((resolve) => {
        new PerformanceObserver(() =>
          resolve(document.querySelector(control)?.getBoundingClientRect() ?? new DOMRect()),
        ).observe({ type: 'paint', buffered: true })
      }),
    'main a[href="/portfolio"]',
  )
  await page.mouse.click(x + 8, y + 8, { delay: pressTime })
  await page.waitForURL(/\/portfolio$/, { waitUntil: 'commit' })
  const time = await page.evaluate(() => Number(sessionStorage.getItem('clicked')))
  await context.close()
  return time
}

/** Measures the first paint. Then touches the page, which starts the application (the page's React code), and measures for how long scripts block the page. */
async function firstVisit(page: Page, origin: string): Promise<Figures> {
  const paint = await firstPaint(page, origin)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [emptyPoint] })
  await page.waitForTimeout(pressTime)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(idleTime)
  const tasks = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'longtask', buffered: true })
    return observer.takeRecords().map(({ duration }) => duration)
  })
  // Counts the part of each long task beyond 50 ms, as Lighthouse's Total Blocking Time does.
  const blocked = tasks.reduce((sum, duration) => sum + duration - 50, 0)
  return { 'first paint, ms': paint, 'blocking, ms': blocked }
}

/** Waits until the browser is idle, then loads the home page. Returns the time of the first contentful paint, in milliseconds since the start of the page load. */
async function firstPaint(page: Page, origin: string): Promise<number> {
  await page.waitForTimeout(idleTime)
  await page.goto(origin)
  await page.waitForTimeout(idleTime)
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  )
  if (paint === undefined) throw new Error(`${origin} was not painted`)
  return paint
}
