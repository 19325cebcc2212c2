import type { Page } from '@playwright/test'
import { demos, faces } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { held, hydrated, twoFrames } from '../support/page.ts'
import { expectOfTemplate } from '../support/taken.ts'

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

const hasFont = (page: Page) =>
  page.evaluate((font) => document.fonts.check(font), `16px "${faces.text.family}"`)

/** The highest allowed score of layout shifts. The score is above 0, because links in the header bar move by a few px. */
const imperceptible = 0.0005

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Reads the layout shifts since the page opened. Returns the sum of their scores, and one line for each moved element. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    // Asks for an element at a point, so that the browser lays out the page and records its layout shifts now.
    document.elementFromPoint(0, 0)
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const all = observer.takeRecords() as LayoutShift[]
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join()
    const moved = all.flatMap(({ value, startTime, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? node.outerHTML : node?.textContent
        return `${Math.round(startTime)} ms, ${value.toFixed(4)}: ${place(previousRect)} to ${place(currentRect)}: ${what?.slice(0, 100)}`
      }),
    )
    return { score: all.reduce((sum, { value }) => sum + value, 0), moved: moved.join('\n') }
  })

for (const path of ['/', '/portfolio']) {
  for (const width of [320, 390, 768, 1440]) {
    const tag = width === 390 || width === 1440 ? '' : ' @nightly'
    test(`late fonts and scrolling shift nothing on ${path} at ${width} px${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await held(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => isPainted(page)).toBe(true)
      expect(await hasFont(page)).toBe(false)
      release()
      await expect.poll(() => hasFont(page)).toBe(true)
      await page.evaluate(() => document.fonts.ready)
      await hydrated(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top)
        await twoFrames(page)
      }
      const { score, moved } = await shifts(page)
      const fault = `At ${width} px on ${path} a text moves, or breaks into other lines in its fallback: ${score.toFixed(5)}; see "fallback" in src/theme/faces.yaml\n${moved}`
      expectOfTemplate(fault, score < imperceptible)
    })
  }
}

test.describe('demos', () => {
  // Switches off the simulated touch that starts a page's React code, because demos (example websites) have none.
  test.use({ isUsed: false })

  for (const { slug, name } of demos)
    for (const width of [375, 1440])
      test(`late fonts move nothing in the demo ${name} at ${width} px`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        const release = await held(page, /\.woff2$/)
        await page.goto(`${(baseURL ?? '').replace('//', `//${slug}.`)}/`, { waitUntil: 'commit' })
        await expect.poll(() => isPainted(page)).toBe(true)
        release()
        await page.evaluate(() => document.fonts.ready)
        await twoFrames(page)
        const { score, moved } = await shifts(page)
        expect(score, moved).toBeLessThan(0.02)
      })
})

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
  // Allows a difference of 2 %, because `titleSize` (src/ui/textWidth.ts) leaves 2 % of the line free.
  const difference = Math.abs(fallback / (await width()) - 1)
  const fault = `The title changes its width by ${(difference * 100).toFixed(1)} % when its font arrives; see "fallback" in src/theme/faces.yaml`
  expectOfTemplate(fault, difference < 0.02)
})
