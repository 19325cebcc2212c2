import type { Page } from '@playwright/test'
import * as content from '../../src/content.js'
import type { HomeWords } from '../../src/content/schema.ts'
import { home, messages, site } from '../support/content.ts'
import { holdsCopy, looksOf } from '../support/contentSets/looks.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses, nothing } from '../support/losses.ts'
import { box, keepsNotices, open, settled } from '../support/page.ts'

const paths = ['/', '/portfolio', '/nowhere']

test.beforeEach(({ allow }) => allow(/[Nn]ot [Ff]ound.*\/nowhere/))

/** The boxes of a text's lines in the viewport, from the top to the bottom of its glyphs, in px. */
const lines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      if (!pen) throw new Error('There is no canvas')
      pen.font = getComputedStyle(element).font
      const ink = pen.measureText(element.textContent)
      const over = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent
      const under = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        return { left, right, top: top + over, bottom: bottom - under }
      })
    }),
  )

/** The circle of the mark's outermost ring, in px. */
const ring = (page: Page) =>
  page.getByRole('button', { name: messages.motion.pause }).evaluate((button) => {
    const { x, y, width } = (button.parentElement ?? button).getBoundingClientRect()
    return { x: x + width / 2, y: y + width / 2, radius: 0.458 * width }
  })

/** The names of controls that are smaller than a side in px. */
const smaller = (page: Page, selector: string, side: number) =>
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

/** Words of headings that break across lines, and the title's overflow in px. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // The narrowest window has no space for a longer word.
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(
          /(?<!\S)\S{1,13}(?!\S)/g,
        )) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word)
        }
      }
    }
    const title = document.querySelector('h1')
    if (!title?.parentElement) throw new Error('There is no title')
    const range = document.createRange()
    range.selectNodeContents(title)
    const room = title.parentElement.getBoundingClientRect()
    return {
      words,
      titleLines: range.getClientRects().length,
      wider: Math.max(0, Math.ceil(range.getBoundingClientRect().right - room.right)),
    }
  })

/** The names of controls in the window of which an element covers a part. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((cover) => {
    const over = document.querySelector(cover)!.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button')]
      .filter((element) => element.checkVisibility() && !element.closest(cover))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  }, selector)

const narrow = [268, 280, 292, 305, 312, 320, 330]

/** Sets the browser's standard size of text, in px. */
async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
  await expect
    .poll(() =>
      page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
    )
    .toBeCloseTo(standard)
}

// Phones draw scrollbars over the page; elsewhere they take space from it.
for (const { where, widths, isMobile } of [
  { where: 'on a phone', widths: [320, 375], isMobile: true },
  { where: 'on a computer', widths: [768, 1024, 1440, 1920], isMobile: false },
]) {
  test.describe(where, () => {
    test.use({ isMobile, hasTouch: isMobile })

    test('pages fit: nothing scrolls sideways, no word of a heading breaks, controls have 24 px', async ({
      page,
    }) => {
      for (const path of paths) await test.step(path, () => expectFits(page, path))
    })

    async function expectFits(page: Page, path: string) {
      await open(page, path)
      for (const width of narrow) {
        await page.setViewportSize({ width, height: 800 })
        const { words, titleLines, wider } = await broken(page)
        expect([width, words, wider]).toEqual([width, [], 0])
        if (path === '/') expect([width, titleLines]).toEqual([width, 1])
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const room = await page.evaluate(() => document.documentElement.clientWidth)
        expect(room).toBeGreaterThanOrEqual(isMobile ? width : width - 20)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(room)
        const home = await box(page.getByRole('banner').getByRole('link', { name: site.brand }))
        const title = await lines(page, 'h1')
        expect(title).not.toEqual([])
        if (path === '/') expect([width, title.length]).toEqual([width, 1])
        for (const { left, right } of title) {
          // The white space of the first glyph is in the margin, so that its stem aligns.
          expect(left).toBeGreaterThan(home.x - 9)
          expect(right).toBeLessThanOrEqual(room - home.x + 1)
        }
        const small = await smaller(page, 'a, button, [tabindex="0"]', 24)
        expect([width, small]).toEqual([width, []])
      }
      // The small link below the 404 page's button has less.
      if (!isMobile || path === '/nowhere') return
      await test.step('buttons and links that lead on have 44 px', async () => {
        const leading = 'header button, header a[href]:not([href="#main"]), main a[href]'
        expect(await smaller(page, leading, 44)).toEqual([])
      })
    }

    test('the brand fits on one line, and the turning mark stays 10 px away from the text', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await open(page, '/')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { x, y, radius } = await ring(page)
        for (const line of await lines(page, 'main > :first-child :is(h1, p, p > span, a)')) {
          const across = Math.max(line.left - x, x - line.right, 0)
          const down = Math.max(line.top - y, y - line.bottom, 0)
          expect([width, Math.hypot(across, down) - radius >= 10]).toEqual([width, true])
        }
      }

      if (isMobile) {
        await test.step("the hero's buttons end within 690 px", async () => {
          await page.setViewportSize({ width: 375, height: 667 })
          for (const name of [home.hero.contact, home.hero.portfolio]) {
            const link = page.getByRole('main').getByRole('link', { name })
            expect((await box(link)).bottom).toBeLessThanOrEqual(690)
          }
        })
      } else {
        await test.step('the hero fits into a window of 1440 x 900', async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          const hero = page.locator('main > :first-child > :first-child')
          expect((await box(hero)).height).toBeLessThanOrEqual(902)
        })
        await test.step('the brand fits beside the notch of a phone in landscape', async () => {
          await page.setViewportSize({ width: 852, height: 393 })
          const left = async () => (await box(page.getByRole('heading', { level: 1 }))).x
          const before = await left()
          const browser = await page.context().newCDPSession(page)
          const insets = { left: 59, right: 59 }
          await browser.send('Emulation.setSafeAreaInsetsOverride', { insets })
          await expect.poll(left).toBeGreaterThan(before)
          const { titleLines, wider } = await broken(page)
          expect([titleLines, wider]).toEqual([1, 0])
          await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
        })
      }
      await test.step('the brand fits on one line with text at 200%', async () => {
        await setTextSize(page, 32)
        for (const width of narrow) {
          await page.setViewportSize({ width, height: 800 })
          const { titleLines, wider } = await broken(page)
          expect([width, titleLines, wider]).toEqual([width, 1, 0])
        }
      })
    })
  })
}

test('a notice stands beside the cut-out of a phone held sideways', async ({ page }) => {
  await keepsNotices(page)
  await page.setViewportSize({ width: 852, height: 393 })
  await open(page, '/portfolio')
  await page.context().setOffline(true)
  const notice = page.locator('[data-notice]')
  await expect(notice).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  for (const side of ['left', 'right']) {
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { [side]: 59 } })
    await expect.poll(async () => (await box(notice)).x).toBeGreaterThanOrEqual(59)
    expect((await box(notice)).right).toBeLessThanOrEqual(852 - 59)
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
    await expect.poll(async () => (await box(notice)).x).toBeLessThan(59)
  }
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
] as const) {
  test(`no notice covers a control of the first screen of a phone of ${width} px`, async ({
    page,
  }) => {
    await keepsNotices(page)
    await holdsCopy(page)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const looks = looksOf(content)
    for (const name of ['the offer of another version', 'a lost connection with a copy']) {
      const { arrange, shows } = looks[name] ?? {}
      if (!arrange || !shows) throw new Error(`There is no look "${name}"`)
      for (const path of paths) {
        await page.context().setOffline(false)
        await open(page, path)
        await arrange(page)
        await expect(shows(page)).toBeVisible()
        await settled(page)
        expect([name, path, await coveredBy(page, '[data-notice]')]).toEqual([name, path, []])
      }
    }
  })
}

for (const hidden of [false, true]) {
  const bars = hidden ? 'scroll bars over the page' : 'scroll bars beside the page'
  test(`with ${bars} bands reach both edges, and the dialog moves nothing sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setScrollbarsHidden', { hidden })
    await open(page, '/')
    const edges = async () => {
      const { x, right } = await box(page.locator('footer'))
      return { x, right }
    }
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    expect(room < 1440).toBe(!hidden)
    expect(await edges()).toEqual({ x: 0, right: room })
    await page.getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await edges()).toEqual({ x: 0, right: room })
    await test.step('and the page behind it does not scroll', async () => {
      const before = await page.evaluate(() => scrollY)
      await page.mouse.move(5, 450)
      await page.mouse.wheel(0, 300)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
  })
}

test('letters of up to twice the size fit into the window of a phone, with their controls', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name })
  /** In a browser's setting "very large", and with letters of twice the size. */
  async function expectRoom(look: string) {
    for (const [size, width] of [
      [24, 320],
      [28, 390],
      [32, 320],
      [32, 412],
    ] as const) {
      await setTextSize(page, size)
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      const asked = [look, size, width]
      expect.soft([...asked, await losses(page)]).toEqual([...asked, nothing])
    }
  }
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of paths.toReversed()) {
    await open(page, path)
    await expectRoom(path)
  }
  await button(messages.menu.open).click()
  await expectRoom('menu')
  await page.keyboard.press('Escape')
  await button(home.contact.getInTouch).click()
  await expectRoom('dialog')
})

test('pictures have the widths that their sizes promise', async ({ page }) => {
  await open(page, '/portfolio')
  for (const width of [320, 412, 768, 960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const wrong = await page.locator('main img').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const { sizes } = picture.parentElement?.querySelector('source') ?? { sizes: '' }
        const fits = sizes.split(',').map((each) => /^\s*(\(.+?\))?\s*(\S+)$/.exec(each))
        const [, , promise = ''] = fits.find((fit) => !fit?.[1] || matchMedia(fit[1]).matches) ?? []
        const ruler = document.body.appendChild(document.createElement('div'))
        ruler.style.width = promise
        const ratio = ruler.getBoundingClientRect().width / picture.getBoundingClientRect().width
        ruler.remove()
        return ratio > 0.97 && ratio < 1.12 ? [] : [`${promise}: ${ratio}`]
      }),
    )
    expect.soft([width, wrong]).toEqual([width, []])
  }
})

const { profile }: HomeWords = home
if (profile)
  test("the profile's ground reaches both edges of the widest window", async ({ page }) => {
    await page.setViewportSize({ width: 3840, height: 1200 })
    await open(page, '/')
    const ground = await box(page.locator('main svg[role=img] > path').first())
    expect([ground.x <= 0, ground.right >= 3840]).toEqual([true, true])
  })
