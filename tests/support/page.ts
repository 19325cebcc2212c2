import { expect, type Locator, type Page } from '@playwright/test'
import { messages } from './content.ts'

/** Opens a URL. Waits until the whole page is laid out, and until React has hydrated it. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  // Simulates a scroll, so that the page lays out its content below the first screen at once. Without a scroll, this layout happens at least 300 ms later.
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await hydrated(page)
  return response
}

/** Waits until the page has laid out its content below the first screen. */
export const laidOut = (page: Page) => expect(page.locator('[data-below][hidden]')).toHaveCount(0)

const application = 'html[data-hydrated]'

/** Whether React has hydrated the prerendered page. */
export const isHydrated = async (page: Page) => (await page.locator(application).count()) > 0

/** Waits until React has hydrated the prerendered page. */
export const hydrated = (page: Page) =>
  page.waitForSelector(application, { state: 'attached', timeout: 30_000 })

/** Stops changes that a page makes by itself. The service worker is never registered. Timers of five seconds or more never run, so temporary messages stay. */
export const keepsState = (page: Page) =>
  page.addInitScript(() => {
    // about:blank has no `navigator.serviceWorker`.
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.register = () => new Promise(() => undefined)
    const start = window.setTimeout.bind(window)
    const startSoon = (task: () => void, wait = 0) => (wait < 5000 ? start(task, wait) : 0)
    Object.assign(window, { setTimeout: startSoon })
  })

/** Stops Playwright's clock, so that temporary messages stay. */
export async function stopClock(page: Page) {
  // Stops the clock two seconds from now. `pauseAt` refuses a time in the past, and on a busy machine time passes between the two calls.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
}

/** Jumps to the end of all transitions and finite animations. Does not wait for them, because no animation advances while the browser paints nothing. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Leaves out scroll-driven animations, because only scrolling advances them.
      .filter((each) => each.timeline === document.timeline)
      .filter((each) => each.effect?.getTiming().iterations !== Infinity)
    for (const each of ending) each.finish()
    await Promise.allSettled(ending.map((each) => each.finished))
  })
}

/** Waits until the site is saved. The footer then shows a message. */
export async function saved(page: Page) {
  await expect(page.getByText(messages.offline.saved, { exact: true })).toBeAttached()
}

/** Expects the page to have `count` pictures. Scrolls to each picture, and expects the picture to load. */
export async function expectPictures(page: Page, count: number) {
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(count)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
}

/** Returns the position and size of a visible element in the viewport, in px. */
export async function box(locator: Locator) {
  const place = await locator.boundingBox()
  if (!place) throw new Error(`${String(locator)} is not visible`)
  return { ...place, right: place.x + place.width, bottom: place.y + place.height }
}

/** Returns the distance in px from the top of the viewport to the fixed header bar's bottom edge. */
export async function barBottom(page: Page) {
  return (await box(page.getByRole('banner'))).bottom
}

/** Waits until the top of a section is 16 px below the fixed header bar. */
export async function expectUnderBar(page: Page, section: Locator) {
  const bottom = await barBottom(page)
  await expect.poll(async () => Math.round((await box(section)).y - bottom)).toBe(16)
}

/** Waits for two animation frames, in which the page's scripts may still scroll the page. If the browser paints no frames, waits one second. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        setTimeout(resolve, 1000)
      }),
  )

/** Sets the browser's default font size. Lengths and media queries in em and rem depend on this size. */
export async function setLetters(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [8, 16, 24, 32].find((each) => matchMedia(`(width: ${innerWidth / each}em)`).matches),
      ),
    )
    .toBe(standard)
}

/** Adds a style sheet by a script, because the Content-Security-Policy blocks style elements. */
export const restyle = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)

/** Removes the style sheet that `restyle` added last. */
export const unstyle = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop())

/** Delays requests for matching files. Returns a function that ends the delay. */
export async function held(page: Page, files: RegExp) {
  let release = () => {}
  const arrival = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await arrival
    await route.continue()
  })
  return release
}

/** Finds the names of controls whose width or height is less than `side` px. */
export const smaller = (page: Page, selector: string, side: number) =>
  page.locator(selector).evaluateAll(
    (all, least) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width < least || height < least
        })
        .map((element) => element.textContent),
    side,
  )
