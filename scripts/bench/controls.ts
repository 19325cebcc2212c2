import type { Page } from '@playwright/test'
import type { Bench } from './phone.ts'

const patience = 4000
/** How long a tap lasts, in milliseconds: chosen, so that the work of the press is not counted as the click's. */
export const press = 80

declare const bench: Bench

/** A plain click, one question to the page after its first paint: Playwright's own would ask for more. */
export async function tap(page: Page, control: string) {
  const { x, y } = await page.evaluate((selector) => bench.place(selector), control)
  await page.mouse.click(x + 8, y + 8, { delay: press })
}

/** Every control of the home page once; what the site has not is undefined. */
export async function useControls(page: Page) {
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
