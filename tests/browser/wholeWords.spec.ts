import type { Page } from '@playwright/test'
import { demos } from '../support/content.ts'
import { brokenWords } from '../support/words.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses } from '../support/losses.ts'
import { open } from '../support/page.ts'

/** Widths of windows in px: about ten, each night a hundred. */
const step = process.env.NIGHTLY ? 16 : 164
const widths = Array.from({ length: Math.floor((1920 - 280) / step) + 1 }, (_, n) => 280 + n * step)

/** Letter and A4 within margins of 0 to 25 mm, upright and sideways, in px. */
const papers = [816, 794, 1056, 1123].flatMap((width) =>
  (process.env.NIGHTLY ? [0, 5, 10, 13, 20, 25] : [0, 25]).map((margin) =>
    Math.floor(width - (2 * margin * 96) / 25.4),
  ),
)

/** Sets the letter size of the browser's own settings, which lengths and media queries in em and rem follow. */
async function setLetters(page: Page, standard: number) {
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

/** What is wrong at each width. */
async function faults(page: Page, look: string, all: readonly number[]) {
  const found: string[] = []
  for (const width of all) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await brokenWords(page)
    const { cut, wider } = await losses(page)
    if (broken.length) found.push(`${look}, ${width} px: breaks ${broken.join(' ')}`)
    if (cut.length) found.push(`${look}, ${width} px: cuts off ${cut.join(' | ')}`)
    if (wider) found.push(`${look}, ${width} px: ${wider} px too wide`)
  }
  return found
}

async function expectWholeWords(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const found: string[] = []
  for (const size of [16, 24, 32]) {
    await setLetters(page, size)
    found.push(...(await faults(page, `letters of ${size} px`, widths)))
  }
  expect(found).toEqual([])
}

test.beforeEach(({ allow }) => {
  allow(/[Nn]ot [Ff]ound.*\/nowhere/)
  test.setTimeout(180_000)
})

for (const path of ['/', '/portfolio', '/nowhere'])
  test(`words of ${path} stay whole in every window`, async ({ page }) => {
    await open(page, path)
    await expectWholeWords(page)
  })

for (const { slug, name } of demos)
  test(`words of the demo ${name} stay whole in every window and on every paper`, async ({
    page,
    baseURL,
  }) => {
    // Browsers resolve *.localhost to this computer.
    await page.goto(baseURL!.replace('//', `//${slug}.`))
    await expectWholeWords(page)
    await setLetters(page, 16)
    await page.emulateMedia({ media: 'print' })
    expect(await faults(page, 'print', papers)).toEqual([])
  })
