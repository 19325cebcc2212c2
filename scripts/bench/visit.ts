import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { press, tap, useControls } from './controls.ts'
import { phone, throttled, type Bench, type Tab } from './phone.ts'
import type { Figures } from './table.ts'

/** A place where neither page has anything to touch. */
const nothing = { x: 100, y: 230 }
/** How long one visit may take in all, in milliseconds. */
const longest = 90_000

declare const bench: Bench

const seen = (page: Page) => page.evaluate(() => bench.seen)

/** What the first click on a page hits, and where it leads. */
const firstClicks = {
  '/': { control: 'main a[href="/portfolio"]', leads: /\/portfolio$/ },
  '/portfolio': { control: 'header span a[href="/"]', leads: /\/$/ },
}

type Path = keyof typeof firstClicks

/** Visits of phones on a slow connection: first load, controls, second visits, and one without a connection. */
export async function visit(origin: string, path: Path): Promise<Figures> {
  const browser = await startBrowser()
  // Whatever a browser does not answer any more fails when it is closed.
  const limit = setTimeout(() => void browser.close(), longest)
  try {
    const figures = {
      '4x: first click works, ms': await firstClick(browser, origin, path),
      ...(path === '/' && (await use(await phone(browser), origin + path))),
      ...(await look(await phone(browser), origin + path)),
    }
    // What a site has not is left out.
    return JSON.parse(JSON.stringify(figures)) as Figures
  } finally {
    clearTimeout(limit)
    await browser.close()
  }
}

/** The moment at which a click made right after the first paint is handled; it must lead where it should. */
async function firstClick(browser: Browser, origin: string, path: Path): Promise<number> {
  const { control, leads } = firstClicks[path]
  const context = await phone(browser)
  const { page } = await throttled(context)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await tap(page, control)
  await page.waitForURL(leads, { waitUntil: 'commit' })
  const time = await page.evaluate(() => Number(sessionStorage.getItem('clicked')))
  await context.close()
  return time
}

/** The first load of a phone, and what its first touch starts. */
async function arrive(context: BrowserContext, address: string) {
  const { page, session } = await throttled(context)
  await page.goto(address)
  await page.waitForTimeout(3000)
  const { largest, blocked } = await seen(page)
  await page.evaluate(() => void (bench.seen.blocked = 0))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [nothing] })
  await page.waitForTimeout(press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(3000)
  const { blocked: started } = await seen(page)
  const figures = {
    '4x: LCP, ms': largest,
    '4x: longest task of loading, ms': blocked,
    '4x: longest task once used, ms': started,
  }
  return { page, figures }
}

/** A second visit, in a tab of its own. */
async function comeAgain(context: BrowserContext, first: Page, address: string): Promise<Tab> {
  // In this order: a browser without a page may refuse to open another.
  const tab = await throttled(context)
  await first.close()
  // A visitor who comes again finds a browser that has nothing else to do.
  await tab.page.waitForTimeout(2000)
  await tab.page.goto(address)
  await tab.page.waitForTimeout(1500)
  return tab
}

/** A visitor who looks, comes again, and then has no connection. */
async function look(context: BrowserContext, address: string) {
  const { page, figures } = await arrive(context, address)
  const tab = await comeAgain(context, page, address)
  const again = { '4x: repeat visit, LCP, ms': (await seen(tab.page)).largest }
  return { ...figures, ...again, ...(await withoutConnection(context, tab, address)) }
}

/** A visitor who uses every control of the home page, which ends on the portfolio, and comes again. */
async function use(context: BrowserContext, address: string) {
  const { page } = await arrive(context, address)
  const controls = await useControls(page)
  const tab = await comeAgain(context, page, address)
  const { largest } = await seen(tab.page)
  await context.close()
  return { ...controls, '4x: repeat visit after use, LCP, ms': largest }
}

/** A visit without a connection that starts a stopped worker; nothing where there is none. */
async function withoutConnection(
  context: BrowserContext,
  { page, session }: Tab,
  address: string,
): Promise<Figures> {
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) return {}
  // Playwright asks every worker whether it is offline, and a stopped one never answers.
  await context.setOffline(true)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto(address)
  await page.waitForTimeout(1500)
  return { '4x: offline, LCP, ms': (await seen(page)).largest }
}
