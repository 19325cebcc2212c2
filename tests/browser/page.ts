import { expect, type Locator, type Page } from '@playwright/test'
import { messages } from '../content.ts'

/** Goes to an address and waits until the page is laid out as a whole, and hydrated. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await laidOut(page)
  await hydrated(page)
  return response
}

/** Waits until what stands below the first screen is laid out, too. */
export const laidOut = (page: Page) => expect(page.locator('[data-below][hidden]')).toHaveCount(0)

/** Waits until React has taken over the prerendered page, which it marks on each element. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const control = document.querySelector('footer button')
    return control && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}

/** Keeps the site from being saved; that neither succeeds nor fails. */
export const savesNothing = (page: Page) =>
  page.addInitScript(() => {
    // A page without an address has no worker.
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register = () => new Promise(() => undefined)
  })

/** Stops a page's clock, which must be Playwright's, so that what is shown for a time stays. */
export async function stopClock(page: Page) {
  // Ahead, because a busy machine takes a while from the question to the stop.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
}

/** Waits until nothing fades or slides any more; what moves for ever is not waited for. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // What turns for ever, or follows the scrolling, does not end.
      .filter((each) => each.timeline === document.timeline)
      .filter((each) => each.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((each) => each.finished))
  })
}

/** Waits until the worker keeps the whole site, which the footer then says. */
export async function saved(page: Page) {
  await expect(page.getByText(messages.offline.saved, { exact: true })).toBeAttached()
}

/** A shown element's place in the window, in px. */
export async function box(locator: Locator) {
  const place = await locator.boundingBox()
  if (!place) throw new Error(`${String(locator)} is not shown`)
  return { ...place, right: place.x + place.width, bottom: place.y + place.height }
}

/** The fixed bar's lower edge, in px from the window's top. */
export async function barBottom(page: Page) {
  return (await box(page.getByRole('banner'))).bottom
}

/** Waits until a section stands right under the fixed bar, with the distance of 16 px. */
export async function expectUnderBar(page: Page, section: Locator) {
  const bottom = await barBottom(page)
  await expect.poll(async () => Math.round((await box(section)).y - bottom)).toBe(16)
}

/** Adds a style as a visitor's own style sheet would, which no policy of a page refuses. */
export const restyle = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)

/** Takes back what was added last. */
export const unstyle = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop())
