import type { Page } from '@playwright/test'
import { demos, everyPath } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses } from '../support/losses.ts'
import { open, setLetters, settled, smaller } from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { expectOfTemplate } from '../support/taken.ts'

/** The widths of windows and printed pages. Daily tests use few widths, and nightly tests use many. */
const sizes = [
  {
    widths: [280, 292, 312, 320, 375, 444, 608, 768, 960, 1024, 1280, 1440, 1920],
    margins: [0, 14, 25],
    when: '',
  },
  {
    widths: Array.from({ length: 103 }, (_, n) => 280 + 16 * n),
    margins: [0, 5, 10, 13, 14, 20, 25],
    when: ' @nightly',
  },
].map(({ widths, margins, when }) => ({
  widths,
  /** The widths of printed pages in px: Letter and A4, upright and sideways, minus two margins. `margins` are in mm. */
  papers: [816, 794, 1056, 1123].flatMap((width) =>
    margins.map((margin) => Math.floor(width - (2 * margin * 96) / 25.4)),
  ),
  when,
}))

const addresses = [
  ...everyPath.map((path) => ({ name: path, slug: '', path })),
  ...demos.map(({ name, slug }) => ({ name: `the demo ${name}`, slug, path: '/' })),
]

/** Returns the origin of a demo, or of the site if `slug` is empty. A demo has a subdomain of localhost, because browsers resolve every such subdomain to this computer. */
const originOf = (slug: string, baseURL = '') => baseURL.replace('//', slug ? `//${slug}.` : '//')

/** Finds broken words, cut-off words and sideways scrolling in windows of the given widths. */
async function faults(page: Page, widths: readonly number[], look: string) {
  await page.evaluate(() => document.fonts.ready)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { cut, wider, broken } = await losses(page)
    if (broken.length) found.push(`${look}, ${width} px: breaks ${broken.join(' ')}`)
    if (cut.length) found.push(`${look}, ${width} px: cuts off ${cut.join(' | ')}`)
    if (wider) found.push(`${look}, ${width} px: ${wider} px too wide`)
  }
  return found
}

/** Fails if words do not fit. With an owner's own content, only prints a note, because a long word may not fit a narrow window. */
const expectNone = (where: string, found: readonly string[]) =>
  expectOfTemplate(`Words that do not fit, ${where}: ${found.join('; ')}`, found.length === 0)

/** Finds links and buttons that are much higher than their text and much higher than 48 px. */
const stretched = (page: Page) =>
  page.locator('a:visible, button:visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const { paddingTop, paddingBottom } = getComputedStyle(control)
        const words = document.createRange()
        words.selectNodeContents(control)
        const { height } = words.getBoundingClientRect()
        const needed = height + parseFloat(paddingTop) + parseFloat(paddingBottom)
        return control.getBoundingClientRect().height > Math.max(48, needed) + 8
      })
      .map(({ textContent }) => textContent),
  )

const pictures = (page: Page) => page.locator('main > :not([hidden]) img')

/** Finds pictures whose width on the page differs from their attribute `sizes`, by which the browser chooses a file. */
const misjudged = (page: Page) =>
  pictures(page).evaluateAll((all) =>
    all.flatMap((picture) => {
      const { sizes } = picture.parentElement?.querySelector('source') ?? { sizes: '' }
      const rules = sizes.split(',').map((each) => /^\s*(\(.+?\))?\s*(\S+)$/.exec(each))
      const [, , promise = ''] = rules.find((rule) => matchMedia(rule?.[1] ?? 'all').matches) ?? []
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.width = promise
      const ratio = ruler.getBoundingClientRect().width / picture.getBoundingClientRect().width
      ruler.remove()
      return ratio > 0.97 && ratio < 1.12 ? [] : [`${promise}: ${ratio}`]
    }),
  )

test.beforeEach(() => test.setTimeout(240_000))

for (const { widths, papers, when } of sizes) {
  for (const { name, slug, path } of addresses)
    test(`${name} fits in every window, with large letters and on paper${when}`, async ({
      page,
      baseURL,
    }) => {
      await (slug ? page.goto(originOf(slug, baseURL)) : open(page, path))
      if (path === '/portfolio') expect(await pictures(page).count()).toBeGreaterThan(0)
      for (const width of slug ? [] : widths) {
        await page.setViewportSize({ width, height: 900 })
        const where = `at ${width} px`
        expect.soft(await smaller(page, 'a, button, [tabindex="0"]', 24), where).toEqual([])
        expect.soft(await stretched(page), where).toEqual([])
        expect.soft(await misjudged(page), where).toEqual([])
      }
      const found: string[] = []
      for (const size of [16, 24, 32]) {
        await setLetters(page, size)
        found.push(...(await faults(page, widths, `letters of ${size} px`)))
      }
      await setLetters(page, 16)
      await page.emulateMedia({ media: 'print' })
      found.push(...(await faults(page, papers, 'print')))
      expectNone(name, found)
    })

  test(`words fit if no letter may be smaller than 24 px${when}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ serviceWorkers: 'block' })
    for (const slug of ['', ...demos.map((demo) => demo.slug)]) {
      await page.goto(originOf(slug, baseURL))
      const wide = [320, ...widths.filter((width) => width > 320)]
      expectNone(`with a smallest size, ${slug}`, await faults(page, wide, slug))
    }
    await browser.close()
  })
}

test('the menu and the dialog fit into a phone with large letters', async ({ page }) => {
  for (const name of ['the open menu', 'the open dialog']) {
    await page.setViewportSize({ width: 320, height: 900 })
    await show(page, states[name]!)
    for (const size of [24, 32]) {
      await setLetters(page, size)
      await settled(page)
      expectNone(name, await faults(page, [320], `letters of ${size} px`))
    }
    await setLetters(page, 16)
  }
})
