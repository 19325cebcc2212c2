import type { Page } from '@playwright/test'
import { demos, everyPath, home, messages } from '../support/content.ts'
import { test } from '../support/fixtures.ts'
import { losses } from '../support/losses.ts'
import { open, setLetters, settled } from '../support/page.ts'
import { expectOfTemplate } from '../support/taken.ts'

/** Sizes of windows and papers: a few, and each night many. */
const sizes = [
  { step: 164, margins: [0, 25], when: '' },
  { step: 16, margins: [0, 5, 10, 13, 20, 25], when: ' @nightly' },
].map(({ step, margins, when }) => ({
  /** Widths of windows in px. */
  widths: Array.from({ length: Math.floor((1920 - 280) / step) + 1 }, (_, n) => 280 + n * step),
  /** Widths in px of Letter and A4 within margins in mm, upright and sideways. */
  papers: [816, 794, 1056, 1123].flatMap((width) =>
    margins.map((margin) => Math.floor(width - (2 * margin * 96) / 25.4)),
  ),
  when,
}))

/**
 * Words that go on in the next line without a hyphen, although a line of their own has room for them, and labels of
 * drawings that reach beyond the window. A word of more than nine letters and three quarters of the window may break: no column can give way far enough.
 */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], svg')) continue
      // A line may end after a hyphen, a dash, a slash or "@", before the dot of an address, and in a script without spaces.
      for (const { index, 0: word } of text.nodeValue!.matchAll(
        /[^\s\u002d\u2010-\u2014/\u00ad\u200b@.\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]+/gu,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom)))
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
        const isShort = word.length <= 9 || width < 0.75 * clientWidth
        if (lines.size > 1 && isShort) broken.push(word)
      }
    }
    for (const label of document.querySelectorAll('svg[role=img] text')) {
      const { left, right } = label.getBoundingClientRect()
      if (label.checkVisibility() && (left < -2 || right > clientWidth + 2))
        broken.push(label.textContent)
    }
    return [...new Set(broken)]
  })

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

/** Other words than the template's may be too long for the narrowest windows and the largest letters. */
const expectNone = (where: string, found: readonly string[]) =>
  expectOfTemplate(`Words that break, ${where}: ${found.join('; ')}`, found.length === 0)

async function expectWholeWords(page: Page, where: string, widths: readonly number[]) {
  await page.evaluate(() => document.fonts.ready)
  const found: string[] = []
  for (const size of [16, 24, 32]) {
    await setLetters(page, size)
    found.push(...(await faults(page, `letters of ${size} px`, widths)))
  }
  expectNone(where, found)
}

test.beforeEach(() => test.setTimeout(180_000))

for (const { widths, papers, when } of sizes) {
  for (const path of everyPath)
    test(`words of ${path} stay whole in every window${when}`, async ({ page }) => {
      await open(page, path)
      await expectWholeWords(page, path, widths)
    })

  test(`words stay whole if no letter may be smaller than 24 px${when}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ serviceWorkers: 'block' })
    const found: string[] = []
    for (const { slug } of [{ slug: '' }, ...demos]) {
      await page.goto(baseURL!.replace('//', slug ? `//${slug}.` : '//'))
      await page.evaluate(() => document.fonts.ready)
      found.push(...(await faults(page, slug, [320, ...widths.filter((width) => width > 320)])))
    }
    await browser.close()
    expectNone('with a smallest size', found)
  })

  for (const { slug, name } of demos)
    test(`words of the demo ${name} stay whole in every window and on every paper${when}`, async ({
      page,
      baseURL,
    }) => {
      // Browsers resolve *.localhost to this computer.
      await page.goto(baseURL!.replace('//', `//${slug}.`))
      await expectWholeWords(page, slug, widths)
      await setLetters(page, 16)
      await page.emulateMedia({ media: 'print' })
      expectNone(slug, await faults(page, 'print', papers))
    })
}

test('the menu and the dialog fit into a phone with large letters', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/')
  const button = (name: string) => page.getByRole('button', { name })
  for (const opener of [messages.menu.open, home.contact.getInTouch]) {
    await button(opener).click()
    for (const size of [24, 32]) {
      await setLetters(page, size)
      await settled(page)
      expectNone(opener, await faults(page, `letters of ${size} px`, [320]))
    }
    await page.keyboard.press('Escape')
  }
})
