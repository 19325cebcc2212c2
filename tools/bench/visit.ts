import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { phone, throttled, type Tab } from './phone.ts'
import type { Figures } from './table.ts'

const patience = 4000
/** How long a tap lasts, in milliseconds: chosen, so that the work of the press is not counted as the click's. */
const press = 80
/** A place where neither page has anything to touch. */
const nothing = { x: 100, y: 230 }
/** How long one visit may take in all, in milliseconds. */
const longest = 90_000

/** What observer.js puts into every page. */
interface Bench {
  seen: { largest: number; painted: number; blocked: number }
  expect: (selector: string) => void
  shown: Promise<number>
}
declare const bench: Bench

const seen = (page: Page) => page.evaluate(() => bench.seen)

/** What the first click on a page hits, and where it leads. */
const firstClicks = {
  '/': { control: 'main a[href="/portfolio"]', leads: /\/portfolio$/ },
  '/portfolio': { control: 'header span a[href="/"]', leads: /\/$/ },
}

type Path = keyof typeof firstClicks

/** One visit of a phone on a slow connection: first load, controls, a second visit, and one without a connection. */
export async function visit(origin: string, path: Path): Promise<Figures> {
  const browser = await startBrowser()
  // Whatever a browser does not answer any more fails when it is closed.
  const limit = setTimeout(() => void browser.close(), longest)
  try {
    const figures = {
      '4x: first click works, ms': await firstClick(browser, origin, path),
      ...(await stay(await phone(browser), origin, path)),
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
  while ((await seen(page)).painted === 0) await page.waitForTimeout(10)
  await tap(page, control)
  await page.waitForURL(leads, { waitUntil: 'commit' })
  const time = await page.evaluate(() => Number(sessionStorage.getItem('clicked')))
  await context.close()
  return time
}

/** A plain click: Playwright's own would also ask the page what lies under the pointer. */
async function tap(page: Page, control: string) {
  const { x, y } = (await page.locator(control).first().boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 8, y + 8, { delay: press })
}

/** First load, controls, and later visits of one phone; undefined is what the site has not. */
async function stay(context: BrowserContext, origin: string, path: Path) {
  const { page, session } = await throttled(context)
  await page.goto(origin + path)
  await page.waitForTimeout(3000)
  const { largest, blocked } = await seen(page)
  // What the first touch starts.
  await page.evaluate(() => void (bench.seen.blocked = 0))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [nothing] })
  await page.waitForTimeout(press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(3000)
  const { blocked: started } = await seen(page)
  const controls = path === '/' ? await useControls(page) : {}
  // In this order: a browser without a page may refuse to open another.
  const next = await throttled(context)
  await page.close()
  // A visitor who comes again finds a browser that has nothing else to do.
  await next.page.waitForTimeout(2000)
  return {
    '4x: LCP, ms': largest,
    '4x: longest task of loading, ms': blocked,
    '4x: longest task once used, ms': started,
    ...controls,
    ...(await later(context, next, origin + path)),
  }
}

async function useControls(page: Page) {
  const menu = await timeTo(page, '[popovertarget]', '[popover]:popover-open')
  await page.keyboard.press('Escape')
  const dialog = await timeTo(page, '#contact [role="button"]', '[role="dialog"]')
  await page.keyboard.press('Escape')
  const portfolio = await timeTo(page, 'main a[href="/portfolio"]', '#work article')
  return {
    '4x: menu, ms': menu,
    '4x: dialog, ms': dialog,
    '4x: home to portfolio, ms': portfolio,
  }
}

/** From a click to what it shows; undefined where that never comes, or comes in another document. */
async function timeTo(page: Page, control: string, shown: string): Promise<number | undefined> {
  const target = page.locator(control).first()
  await target.scrollIntoViewIfNeeded()
  // What scrolling starts should be over before the click.
  await page.waitForTimeout(500)
  await page.evaluate((selector) => bench.expect(selector), shown)
  await tap(page, control)
  const time = page.evaluate(() => bench.shown).catch(() => undefined)
  const never = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))
  return Promise.race([time, never])
}

/** A second visit, and one without a connection that starts a stopped worker. */
async function later(context: BrowserContext, { page, session }: Tab, address: string) {
  await page.goto(address)
  await page.waitForTimeout(1500)
  const again = { '4x: repeat visit, LCP, ms': (await seen(page)).largest }
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) return again
  // Playwright asks every worker whether it is offline, and a stopped one never answers.
  await context.setOffline(true)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto(address)
  await page.waitForTimeout(1500)
  return { ...again, '4x: offline, LCP, ms': (await seen(page)).largest }
}
