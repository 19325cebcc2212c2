import { faces } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { held, hydrated, shifts } from '../support/page.ts'
import { expectOfOwnWords } from '../support/taken.ts'

const font = `16px "${faces.text.family}"`

/** A score that rounds to 0.000; the bar's links move by a few px. */
const imperceptible = 0.0005

for (const path of ['/', '/portfolio']) {
  for (const width of [320, 390, 768, 1440]) {
    const tag = width === 390 || width === 1440 ? '' : ' @nightly'
    test(`late fonts and scrolling shift nothing on ${path} at ${width} px${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await held(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      expect(await page.evaluate((font) => document.fonts.check(font), font)).toBe(false)
      release()
      await page.waitForFunction((font) => document.fonts.check(font), font)
      await page.evaluate(() => document.fonts.ready)
      await hydrated(page)
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
      })
      const { score, moved } = await shifts(page)
      expect(
        score,
        `a text moves, or breaks into other lines in its fallback\n${moved}`,
      ).toBeLessThan(imperceptible)
    })
  }
}

test('the title is as wide in its fallback as in its font', async ({ page, allow }) => {
  const width = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      const range = document.createRange()
      range.selectNodeContents(document.querySelector('h1')!)
      return range.getBoundingClientRect().width
    })
  allow(/ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  const fallback = await width()
  await page.unroute('**/*.woff2')
  await page.reload()
  // The title leaves 2% of its line free, so that it fits in either.
  const difference = Math.abs(fallback / (await width()) - 1)
  const fault = `The title changes its width by ${(difference * 100).toFixed(1)} % when its font arrives; see "fallback" in src/theme/faces.yaml`
  expectOfOwnWords(fault, difference < 0.02)
})
