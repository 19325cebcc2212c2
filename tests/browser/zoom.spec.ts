import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { box } from './page.ts'
import { show, states } from './states.ts'

/** Adds a style as a visitor's own style sheet would, which no policy of a page refuses. */
const restyle = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)

/** Words that a box around them cuts off, and how far the page is wider than the window, in px. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const isCut = (word: DOMRect, around: Element | null): boolean => {
      if (!around) return false
      const { overflowX, overflowY, clipPath } = getComputedStyle(around)
      // Only screen readers have this.
      if (clipPath === 'inset(50%)') return false
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (cuts(overflowX) && (word.right > right + 1 || word.left < left - 1)) return true
      if (cuts(overflowY) && (word.bottom > bottom + 1 || word.top < top - 1)) return true
      return isCut(word, around.parentElement)
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const parent = text.parentElement
      // What screen readers do not have is decoration.
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], svg')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((rect) => isCut(rect, parent)))
        cut.push(text.textContent ?? '')
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { cut, wider: Math.max(0, scrollWidth - clientWidth) }
  })

const nothing = { cut: [], wider: 0 }

/** WCAG 1.4.12: what every text must bear. */
const spacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

for (const [name, state] of Object.entries(states)) {
  test(`${name} loses nothing at 400%, at 200% of the text, and with wider spacing`, async ({
    page,
    baseURL,
    allow,
  }) => {
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED|503.*not-saved/)
    // A window of 1280 x 1024 at 400%.
    await page.setViewportSize({ width: 320, height: 256 })
    await show(page, state, baseURL)
    expect.soft(['400%', await losses(page)]).toEqual(['400%', nothing])

    for (const width of state.isNarrow ? [320] : [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await show(page, state, baseURL)
      await restyle(page, spacing)
      expect.soft(['spacing', width, await losses(page)]).toEqual(['spacing', width, nothing])
    }

    // The browser's own setting, which media queries in em follow.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 1280, height: 800 })
    await show(page, state, baseURL)
    expect.soft(['200%', await losses(page)]).toEqual(['200%', nothing])
  })
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true })

  test('what leads on is at least 44 px in both directions', async ({ page }) => {
    for (const path of ['/', '/portfolio']) {
      await page.goto(path)
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
