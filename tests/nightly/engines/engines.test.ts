import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builds, makeMarkedBuild, marks } from '../../support/builds.ts'
import { anchors, demoPages, home, messages, portfolio, site } from '../../support/content.ts'
import { faultServer, type FaultServer } from '../../support/faultServer.ts'
import { demos } from '../../support/projects.ts'
import { browsers } from './browsers.ts'

// Tests the features that differ between browser engines: the history, the saved copy of the site, and the copy's updates.

const [one, two] = marks
beforeAll(async () => {
  for (const mark of [one, two]) await makeMarkedBuild(mark)
}, 60_000)

let driver: WebDriver
let host: FaultServer

const control = (words: string) =>
  By.xpath(`//*[self::a or self::button][@aria-label="${words}" or text()="${words}"]`)
const heading = (words: string) => By.xpath(`//main//h1[normalize-space()="${words}"]`)
const text = (words: string) => By.xpath(`//*[text()="${words}"]`)
const sheet = By.css('[role=dialog]')
const opener = control(home.contact.getInTouch)
const [section, other] = anchors

/** Runs a function in the page. The function can use its arguments, and no variables of this file. */
const ask = <A extends unknown[], R>(question: (...args: A) => R | Promise<R>, ...args: A) =>
  driver.executeScript<R>(question, ...args)

/** Finds the first visible element that matches, because hidden elements of the previous page may match too. */
async function shown(locator: By): Promise<WebElement | undefined> {
  for (const element of await driver.findElements(locator))
    if (await element.isDisplayed().catch(() => false)) return element
  return undefined
}
const isShown = async (locator: By) => (await shown(locator)) !== undefined
const appears = (locator: By) =>
  driver.wait(() => shown(locator), 30_000, String(locator)) as Promise<WebElement>
const goes = (locator: By) =>
  expect.poll(() => isShown(locator), { message: String(locator) }).toBe(false)

/** Waits until the scroll position has not changed for 20 animation frames, because a browser may scroll late. Counts half a second without a frame as a frame. */
const still = () =>
  ask(async () => {
    const place = () => `${scrollY} ${document.documentElement.scrollHeight}`
    for (let frames = 0, before = ''; frames < 20; frames += 1) {
      await new Promise((next) => {
        requestAnimationFrame(next)
        setTimeout(next, 500)
      })
      if (place() !== before) frames = 0
      before = place()
    }
  })

/** Scrolls an element into the middle of the window. */
async function broughtUp(locator: By) {
  const element = await appears(locator)
  await ask(
    (each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }),
    element as never as Element,
  )
  await still()
  return element
}

/** Presses a control at once, because WebDriver's own click waits until the page has loaded. */
const pressAtOnce = async (locator: By) =>
  ask((each) => each.click(), (await appears(locator)) as never as HTMLElement)

const click = async (locator: By) => (await broughtUp(locator)).click()
const topOf = (element: WebElement) =>
  ask((each) => Math.round(each.getBoundingClientRect().top), element as never as Element)

/** Tells the page that the connection is lost, because WebDriver cannot take a browser offline. */
const loseConnection = () =>
  ask(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    dispatchEvent(new Event('offline'))
  })

const press = (...keys: string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform()

const open = async (path: string) => {
  await driver.get('about:blank')
  await driver.get(host.origin + path)
}

/** Moves the pointer until the page's React code has started. One move may be too early, because browsers ignore input before they have painted the page. */
async function start() {
  for (let x = 5; !(await isRunning()); x = 11 - x)
    await driver.actions().move({ x, y: 200, duration: 0 }).perform()
}
const isRunning = () =>
  ask(
    () =>
      'hydrated' in document.documentElement.dataset &&
      !document.querySelector('[data-below][hidden]'),
  )

async function visit(path: string) {
  await open(path)
  await start()
}

/** Sets the size of the viewport. WebDriver sets the size of the window, which also contains the browser's toolbars. */
async function resize(width: number, height: number) {
  const bars = await ask(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const)
  const rect = { x: 0, y: 0, width: width + bars[0], height: height + bars[1] }
  await driver.manage().window().setRect(rect)
  await expect.poll(() => ask(() => innerWidth)).toBe(width)
}

/** Measures the distance in px from the fixed header bar's bottom edge to the top of a section. */
const underBar = (id: string) =>
  ask((each) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.round((document.getElementById(each)?.getBoundingClientRect().top ?? 0) - bar)
  }, id)
const address = () => ask(() => location.pathname + location.hash)
const scrolled = () => ask(() => Math.round(scrollY))
const isFocused = async (locator: By) => {
  const element = await shown(locator)
  return element && ask((each) => each === (document.activeElement as unknown), element)
}

async function staysAt(top: number, way: string) {
  await expect.poll(scrolled, { message: way }).toBe(top)
  await still()
  expect(await scrolled(), way).toBe(top)
}

/** Reloads the page by a script, because Firefox forgets the scroll position after a reload by WebDriver. */
async function reloadAlone() {
  await mark()
  await ask(() => void setTimeout(() => location.reload()))
  await expect.poll(() => isMarked().catch(() => true)).toBe(false)
}

async function reload() {
  await reloadAlone()
  await start()
  await still()
}

/** Reads the build IDs in the page's HTML and script, and whether a service worker controls the page. */
const comesFrom = () =>
  ask(() => ({
    html: document.documentElement.dataset.build,
    script: (window as { build?: string }).build,
    byWorker: navigator.serviceWorker.controller !== null,
  }))
const saved = (build: string) => ({ html: build, script: build, byWorker: true })

/** Visits a page for the first time, and waits until the browser has saved the site. */
async function save(path = '/') {
  await visit(path)
  await appears(text(messages.offline.saved))
}

const mark = () => ask(() => void Object.assign(window, { isMarked: true }))
const isMarked = () => ask(() => 'isMarked' in window)

for (const { name, isInstalled, start: launch } of browsers) {
  if (!isInstalled) console.log(`${name}: not run, because it is not installed`)

  describe.skipIf(!isInstalled)(name, () => {
    let close: () => Promise<void>
    // Each test has a browser of its own, because WebKit's driver fails after many pages.
    beforeEach(async () => {
      host = await faultServer(builds.one)
      ;({ driver, close } = await launch())
      await resize(1280, 900)
    }, 120_000)
    afterEach(() => close().finally(() => host.close()), 60_000)

    test('a reload, Back and Forward return to the place where the visitor was', async () => {
      // Makes the window low, so that the link to the portfolio is outside the window and the browser must scroll.
      await resize(1280, 450)
      await visit(`/#${section?.id}`)
      await press(Key.END)
      await still()
      const below = await scrolled()
      await reload()
      await staysAt(below, 'a reload below a section')
      await click(control(other?.name ?? ''))
      await expect.poll(address).toBe(`/#${other?.id}`)
      await still()
      await driver.navigate().back()
      await staysAt(below, 'Back to a section that was left')
      await mark()
      await click(control(home.hero.portfolio))
      await expect.poll(() => isFocused(heading(portfolio.heading))).toBe(true)
      await driver.navigate().back()
      await expect.poll(() => isFocused(heading(site.brand))).toBe(true)
      await still()
      const left = await scrolled()
      expect(left).toBeGreaterThan(0)
      await driver.navigate().forward()
      await expect.poll(() => isFocused(heading(portfolio.heading))).toBe(true)
      await driver.navigate().back()
      await staysAt(left, 'Forward, Back')
      expect([await isMarked(), await address()]).toEqual([true, '/'])
    })

    test('the dialog opens and closes with its history entry, a reload closes it, and the page keeps its place', async () => {
      await visit(`/#${section?.id}`)
      await click(opener)
      await appears(sheet)
      const before = await scrolled()
      expect(before).toBeGreaterThan(1500)
      const ways: Record<string, () => Promise<unknown>> = {
        Escape: () => press(Key.ESCAPE),
        Back: () => driver.navigate().back(),
        'a reload': reload,
      }
      for (const [way, leave] of Object.entries(ways)) {
        await leave()
        await goes(sheet)
        await staysAt(before, way)
        if (way === 'a reload') break
        expect(await isFocused(opener), way).toBe(true)
        await driver.navigate().forward()
        await appears(sheet)
      }
      expect([await address(), await ask(() => history.state as unknown)]).toEqual(['/', null])
    })

    test("'Get In Touch' opens the dialog, and Back closes it, while scripts are late and after a reload with the dialog", async () => {
      host.fail(/\.js$/, { delay: 4000 })
      await open('/favicon.svg')
      // Navigates by a script, because WebDriver in Firefox would wait for the page's scripts, which this test delays.
      await ask(() => void (location.href = '/'))
      for (const isLate of [true, false]) {
        await pressAtOnce(opener)
        if (isLate) expect(await isRunning()).toBe(false)
        await appears(sheet)
        await still()
        if (isLate) await reloadAlone()
      }
      expect(await isShown(sheet)).toBe(true)
      await driver.navigate().back()
      await goes(sheet)
      await driver.navigate().back()
      // The first page was favicon.svg, and a script navigated away at once. WebKit drops such a page from the history, so Back may lead to about:blank.
      await expect.poll(address).toMatch(/favicon|blank/)
    })

    test('a saved site opens without its host, with status, fonts and pictures', async () => {
      await save()
      await host.down()
      const pages = [
        ['/', site.brand, 200],
        ['/portfolio/?source=app#demos', portfolio.heading, 200],
        ['/nowhere', messages.notFound.code, 404],
      ] as const
      for (const [path, words, status] of pages) {
        await visit(path)
        await appears(heading(words))
        expect(await comesFrom(), path).toEqual(saved(one))
        const answer = await ask(() => {
          const [entry] = performance.getEntriesByType('navigation')
          return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? null
        })
        // WebKit reports null instead of the status of a navigation (https://bugs.webkit.org/show_bug.cgi?id=246857).
        expect([status, null], path).toContain(answer)
        const missing = await ask(async () => {
          await document.fonts.ready
          const fonts = [...document.fonts].filter((font) => font.status === 'error')
          const pictures = [...document.images]
          for (const picture of pictures) picture.loading = 'eager'
          await Promise.allSettled(pictures.map((picture) => picture.decode()))
          const broken = pictures.filter(
            ({ naturalWidth, currentSrc }) => naturalWidth === 0 || !currentSrc.endsWith('.avif'),
          )
          return [...fonts.map((font) => font.family), ...broken.map((picture) => picture.alt)]
        })
        expect(missing, path).toEqual([])
      }
    })

    test('a saved demo opens without its host, and leads back to its card', async () => {
      await save('/portfolio')
      await host.down()
      for (const { savedUrl } of demos) {
        const link = By.css(`#demos a[href="${savedUrl}"]`)
        await loseConnection()
        const element = await broughtUp(link)
        const place = await topOf(element)
        await element.click()
        await expect.poll(address).toBe(savedUrl)
        await driver.navigate().back()
        await expect.poll(address).toBe('/portfolio')
        await loseConnection()
        await still()
        expect(Math.abs((await topOf(await appears(link))) - place), savedUrl).toBeLessThan(2)
      }
      await driver.navigate().forward()
      await click(control(demoPages.savedCopy.back))
      await expect.poll(address).toBe('/portfolio#demos')
      await expect.poll(() => underBar('demos')).toBe(16)
    })

    test("a new build is offered, and 'Reload' brings it to every window once", async () => {
      await save()
      const first = await driver.getWindowHandle()
      await driver.switchTo().newWindow('window')
      await visit('/portfolio')
      const second = await driver.getWindowHandle()
      await host.deploy(builds.two)
      await driver.switchTo().window(first)
      await visit('/')
      await click(control(messages.update.reload))
      for (const each of [first, second]) {
        await driver.switchTo().window(each)
        await expect.poll(() => comesFrom().catch(String)).toMatchObject({ html: two })
        await start()
        await mark()
        // The page shows "saved" after it has compared its build ID with the service worker's. If they differed, the page would offer an update now.
        await appears(text(messages.offline.saved))
        await still()
        expect(await comesFrom()).toEqual(saved(two))
        expect([await isMarked(), await isShown(text(messages.update.ready))]).toEqual([
          true,
          false,
        ])
      }
    })

    test("'Later' keeps the old build, and the first visit after leaving the site brings the new one", async () => {
      await save()
      const first = await driver.getWindowHandle()
      await host.deploy(builds.two)
      await visit('/')
      await click(control(messages.update.later))
      await goes(text(messages.update.ready))
      expect((await comesFrom()).html).toBe(one)
      await driver.switchTo().newWindow('window')
      const second = await driver.getWindowHandle()
      await driver.switchTo().window(first)
      await driver.close()
      await driver.switchTo().window(second)
      // Repeats the visit, because the browser activates the new service worker shortly after the last open page has closed.
      const again = async () => {
        await visit('/')
        return comesFrom()
      }
      await expect.poll(again, { timeout: 20_000 }).toEqual(saved(two))
    })

    test('/reset removes the saved copy for good, also on a host without Clear-Site-Data', async () => {
      host.fail(/^\/reset/, { without: 'clear-site-data' })
      await save()
      await visit('/reset')
      await appears(text(messages.reset.gone))
      const kept = () =>
        ask(async () => {
          const workers = await navigator.serviceWorker.getRegistrations()
          const databases = await indexedDB.databases()
          return workers.length + (await caches.keys()).length + databases.length
        })
      expect(await kept()).toBe(0)
      await click(control(messages.notFound.home))
      await appears(heading(site.brand))
      await click(control(home.hero.portfolio))
      await appears(heading(portfolio.heading))
      expect(await kept()).toBe(0)
    })
  })
}
