import type { Page } from '@playwright/test'
import { home, messages, site } from '../content.ts'
import { expect, test } from './fixtures.ts'
import { box, open } from './page.ts'

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

// Phones draw scrollbars over the page; elsewhere they take space from it.
for (const { widths, isMobile } of [
  { widths: [320, 375], isMobile: true },
  { widths: [768, 1024, 1440, 1920], isMobile: false },
]) {
  test.describe(`at ${widths.join(', ')} px`, () => {
    test.use({ isMobile, hasTouch: isMobile })

    for (const path of paths) {
      test(`${path} does not scroll sideways; title between the margins, controls of 24 px`, async ({
        page,
      }) => {
        await open(page, path)
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
          const small = await page.locator('a, button, [tabindex="0"]').evaluateAll((all) =>
            all
              .filter((element) => element.checkVisibility())
              .filter((element) => {
                const { width: across, height: down } = element.getBoundingClientRect()
                return across < 24 || down < 24
              })
              .map((element) => element.textContent),
          )
          expect([width, small]).toEqual([width, []])
        }
      })
    }

    test('the turning mark and the text of the hero stay 10 px apart', async ({ page }) => {
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
    })
  })
}

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

for (const isMobile of [true, false]) {
  test.describe(`in a narrow window ${isMobile ? 'under' : 'beside'} its scrollbar`, () => {
    test.use({ isMobile, hasTouch: isMobile })

    test('no word of a heading breaks', async ({ page }) => {
      for (const path of paths) {
        await open(page, path)
        for (const width of [268, 280, 305, 320]) {
          await page.setViewportSize({ width, height: 800 })
          const { words } = await broken(page)
          expect([path, width, words]).toEqual([path, width, []])
        }
      }
    })

    test('the brand fits on one line with text at 100% and 200%', async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      for (const standard of [16, 32]) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } })
        await open(page, '/')
        for (const width of [268, 280, 292, 305, 312, 320, 330]) {
          await page.setViewportSize({ width, height: 800 })
          const { titleLines, wider } = await broken(page)
          expect([standard, width, titleLines, wider]).toEqual([standard, width, 1, 0])
        }
      }
    })
  })
}

test('the brand fits on one line beside the notch of a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 852, height: 393 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } })
  await open(page, '/')
  const { titleLines, wider } = await broken(page)
  expect([titleLines, wider]).toEqual([1, 0])
})

test('the hero fits into a window of 1440 x 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  expect(
    (await box(page.locator('main > :first-child > :first-child'))).height,
  ).toBeLessThanOrEqual(902)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true })

  test("the hero's buttons end within 690 px, and controls are at least 44 px", async ({
    page,
  }) => {
    await open(page, '/')
    for (const name of [home.hero.contact, home.hero.portfolio]) {
      const link = page.getByRole('main').getByRole('link', { name })
      expect((await box(link)).bottom).toBeLessThanOrEqual(690)
    }
    for (const path of ['/', '/portfolio']) {
      await open(page, path)
      const targets = page.locator(
        'header button, header a[href]:not([href="#main"]), main a[href]',
      )
      for (const target of await targets.filter({ visible: true }).all()) {
        const { width, height } = await box(target)
        const name = await target.innerText()
        expect([name, width >= 44, height >= 44]).toEqual([name, true, true])
      }
    }
  })
})
