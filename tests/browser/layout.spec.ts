import { designedPaths, home, messages } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses, nothing } from '../support/losses.ts'
import {
  barBottom,
  box,
  keepsState,
  open,
  restyle,
  setLetters,
  settled,
  smaller,
} from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { expectOfTemplate } from '../support/taken.ts'

const shorten = 'shorten site.description or home.hero'

test('the rotating logo touches no text, and the hero fits into the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  /** Finds texts of the hero that are less than 10 px away from the logo's outermost ring. */
  const touched = () =>
    page.getByRole('button', { name: messages.motion.pause }).evaluate((button) => {
      const { x, y, width } = (button.parentElement ?? button).getBoundingClientRect()
      const center = { x: x + width / 2, y: y + width / 2 }
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      if (!pen) throw new Error('There is no canvas')
      const texts = document.querySelectorAll('main > :first-child :is(h1, p, p > span, a)')
      return [...texts].flatMap((text) => {
        // Measures the height of the glyphs, because the box of a text line is higher than its glyphs.
        pen.font = getComputedStyle(text).font
        const ink = pen.measureText(text.textContent)
        const over = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent
        const under = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
          .filter(({ left, right, top, bottom }) => {
            const across = Math.max(left - center.x, center.x - right, 0)
            const down = Math.max(top + over - center.y, center.y - bottom + under, 0)
            return Math.hypot(across, down) < 0.458 * width + 10
          })
          .map(() => text.textContent)
      })
    })
  for (const width of [320, 375, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const texts = await touched()
    const fault = `The mark touches "${texts.join(', ')}" at ${width} px: a shorter text, or a narrower font in faces.yaml, makes room`
    expectOfTemplate(fault, texts.length === 0)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const { height } = await box(page.locator('main > :first-child > :first-child'))
  expectOfTemplate(`The hero is higher than a window of 1440 x 900: ${shorten}`, height <= 902)
})

// Simulates a phone, because the scrollbar of a phone lies over the page and does not make the page narrower.
test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test("links to other pages are at least 44 px wide and high, and the hero's buttons are on the first screen", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    for (const path of ['/portfolio', '/']) {
      await open(page, path)
      const leading = 'header button, header a[href]:not([href="#main"]), main a[href]'
      expect(await smaller(page, leading, 44), path).toEqual([])
    }
    for (const name of [home.hero.contact, home.hero.portfolio]) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
      const low = `"${name}" ends below the first screen of a phone of 375 x 667: ${shorten}`
      expectOfTemplate(low, (await box(link)).bottom <= 690)
    }
  })
})

test('on a phone held sideways the title and notices keep clear of the camera', async ({
  page,
}) => {
  await keepsState(page)
  await page.setViewportSize({ width: 852, height: 393 })
  await open(page, '/')
  await page.context().setOffline(true)
  const notice = page.locator('[data-notice]')
  await expect(notice).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  for (const side of ['left', 'right']) {
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { [side]: 59 } })
    const margin = async () => {
      const { x, right } = await box(notice)
      return side === 'left' ? x : 852 - right
    }
    await expect.poll(margin).toBeGreaterThanOrEqual(59)
    // The camera covers 59 px. The title's box may begin at 50 px, because its first glyph begins 9 px later.
    const title = await box(page.getByRole('heading', { level: 1 }))
    expect(title.x).toBeGreaterThan(side === 'left' ? 50 : 0)
    expect(await losses(page)).toMatchObject(nothing)
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
    await expect.poll(margin).toBeLessThan(59)
  }
})

test('the offer of another version covers no control or heading on the first screen of a phone, and not the bar in a low window with large letters', async ({
  page,
}) => {
  await keepsState(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const notice = page.locator('[data-notice]')
  // Leaves out the text pages of pages.yaml. Their headings may be long, and the notice would cover long headings.
  for (const path of designedPaths) {
    await page.setViewportSize({ width: 360, height: 640 })
    await setLetters(page, 16)
    await show(page, { ...states['the offer of another version']!, path })
    await settled(page)
    const covered = await notice.evaluate((cover) => {
      const over = cover.getBoundingClientRect()
      return [...document.querySelectorAll('a[href], button, h1, h2, h3')]
        .filter((element) => element.checkVisibility() && !cover.contains(element))
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top
        })
        .map((element) => element.ariaLabel ?? element.textContent)
    })
    const texts = `"${covered.join('", "')}"`
    const fault = `The offer of another version covers ${texts} on ${path}: shorten what stands above, or messages.update`
    expectOfTemplate(fault, covered.length === 0)

    await page.setViewportSize({ width: 320, height: 256 })
    await setLetters(page, 32)
    await settled(page)
    const { y, bottom } = await box(notice)
    expectOfTemplate(
      `The offer of another version covers the bar on ${path} in a low window: shorten the bar's words, or messages.update`,
      y >= (await barBottom(page)) && bottom <= 256,
    )
    for (const button of await notice.getByRole('button').all()) await button.click({ trial: true })
  }
})

test('Chinese letters, which have no italic, are not slanted', async ({ page }) => {
  await open(page, '/')
  const descriptor = page.locator('p[data-halo]').first()
  await descriptor.evaluate((element) => {
    element.textContent = element.dataset.halo = '成長'
  })
  const shown = await descriptor.screenshot()
  await restyle(page, 'p { font-style: normal !important }')
  expect((await descriptor.screenshot()).equals(shown)).toBe(true)
})
