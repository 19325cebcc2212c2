import type { Page } from '@playwright/test'
import { inBrowser, phone, seen, throttledPage, type Figures } from './visit.ts'

/** Pauses in milliseconds: until the browser is idle, and until a saved page is complete. */
const idle = 2000
const complete = 1500

/** Returns to a saved site: with its worker running, then from the icon of the installed app, when it must start. */
export const comeBack = (origin: string): Promise<Figures> =>
  inBrowser(async (browser) => {
    const context = await phone(browser)
    const first = await context.newPage()
    await first.goto(origin)
    await first.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      while (active?.state !== 'activated') await new Promise((later) => setTimeout(later, 50))
    })
    // In this order, because a browser without a page may refuse to open another.
    const second = await throttledPage(context)
    await first.close()
    const again = await firstPaint(second, origin)
    const launched = await throttledPage(context)
    await second.close()
    await stopWorkers(launched)
    return {
      '4x: second visit, first paint, ms': again,
      '4x: from the icon, first paint, ms': await firstPaint(launched, origin),
    }
  })

async function firstPaint(page: Page, address: string): Promise<number> {
  await page.waitForTimeout(idle)
  await page.goto(address)
  if (!(await page.evaluate(() => navigator.serviceWorker.controller)))
    throw new Error(`${address} is not saved`)
  await page.waitForTimeout(complete)
  return (await seen(page)).first
}

/** Stops all workers, as a browser does once no page of theirs is open. */
async function stopWorkers(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
