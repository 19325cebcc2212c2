import type { Page } from '@playwright/test'
import { clients, demos, services } from '../../src/content.js'
import type { HomeWords } from '../../src/content/schema.ts'
import { home, messages, site } from '../support/content.ts'
import { demoUrl } from '../../src/content/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { box, open } from '../support/page.ts'

const formats = ['A4', 'Letter'] as const

/** Number of printed sheets of a page. */
async function sheets(page: Page, format: (typeof formats)[number]): Promise<number> {
  const pdf = await page.pdf({ format })
  const found = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)
  if (!found) throw new Error('The PDF has no pages that this test can count.')
  return found.length
}

/** A Letter sheet inside its margins, in CSS pixels. */
const sheet = { width: 710, height: 965 }

async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize(sheet)
  await open(page, path)
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
}

/** The text after links to other sites. */
const writtenOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > :not([hidden]) a[target]')].map((link) => {
      const { content, display } = getComputedStyle(link, '::after')
      return [link.getAttribute('href'), display, content]
    }),
  )
const asWritten = (url: string) => [url, 'block', JSON.stringify(url)]

const arrangements: Record<string, (page: Page) => Promise<unknown>> = {
  'scrolled to its end': (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  'in the dark theme': (page) => page.getByRole('button', { name: messages.theme.dark }).click(),
  'with the dialog open': (page) =>
    page.getByRole('button', { name: home.contact.getInTouch }).click(),
}

const leaflet = [
  site.descriptor,
  ...services.flatMap(({ title, description }) => [title, description]),
  home.about.heading,
  ...home.about.blurb,
  home.contact.heading,
  home.contact.note,
]

/** A sheet has space for about 1,700 letters in 20 texts, with gaps between them. */
const most = Math.ceil(leaflet.reduce((sum, text) => sum + text.length + 60, 0) / 2900)

test('the home page prints on one sheet of A4 or Letter, unless its text is longer', async ({
  page,
}) => {
  await open(page, '/')
  for (const format of formats) expect(await sheets(page, format), format).toBeLessThanOrEqual(most)
  for (const [name, arrange] of Object.entries(arrangements)) {
    await test.step(name, async () => {
      await arrange(page)
      expect(await sheets(page, 'Letter')).toBeLessThanOrEqual(most)
    })
  }
})

/** Everything that paper shows of a page: the number of elements, and their height in px. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility())
    return [all.length, document.body.getBoundingClientRect().height]
  })

/** A page prints black on white without motion, and completely before the screen shows all of it. */
async function expectOnPaper(page: Page) {
  const colors = await page.evaluate(() => {
    const printed = [...document.querySelectorAll('body, body *')].filter(
      (element) => element.getClientRects().length > 0 && !element.closest('svg'),
    )
    const used = printed.map((element) => getComputedStyle(element))
    const grounds = used.map((style) => `${style.backgroundColor} ${style.backgroundImage}`)
    return [[...new Set(used.map(({ color }) => color))], [...new Set(grounds)].toSorted()]
  })
  expect(colors).toEqual([['rgb(0, 0, 0)'], ['rgb(255, 255, 255) none', 'rgba(0, 0, 0, 0) none']])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

  const whole = await shown(page)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-below]'))
      part.setAttribute('hidden', 'until-found')
  })
  expect(await shown(page)).toEqual(whole)
}

test.describe('in the dark theme', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('theme', 'dark')))

  test('the printed home page is black on white and complete, with every text and the phone, but no screen-only controls', async ({
    page,
  }) => {
    await openOnPaper(page, '/')
    await expectOnPaper(page)
    const words = [...leaflet, site.email, site.phone.text, site.place.text, site.origin]
    for (const text of words)
      await expect(page.getByText(text, { exact: true }).filter({ visible: true })).not.toHaveCount(
        0,
      )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await writtenOut(page)).toEqual([asWritten(site.bookingUrl)])

    await expect(page.getByRole('banner')).toBeHidden()
    for (const role of ['button', 'navigation', 'tooltip', 'dialog'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.getByRole('link', { disabled: true })).toHaveCount(0)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([site.bookingUrl, `mailto:${site.email}`, `tel:${site.phone.dial}`])
  })

  test('the printed portfolio is black on white and complete, with small pictures and URLs, and no sheet is left empty', async ({
    page,
  }) => {
    await openOnPaper(page, '/portfolio')
    await expectOnPaper(page)
    const pictures = page.getByRole('img')
    await expect(pictures).toHaveCount(clients.length + demos.length)
    for (const picture of await pictures.all()) {
      expect((await picture.boundingBox())?.width).toBeLessThan(sheet.width / 2)
    }
    expect(await writtenOut(page)).toEqual([
      ...clients.map(({ url }) => asWritten(url)),
      ...demos.map(({ slug }) => asWritten(demoUrl(slug))),
    ])
    // What does not break moves to the next sheet as a whole, so that a sheet may end early.
    const { height, tallest } = await page.evaluate(() => ({
      height: document.body.scrollHeight,
      tallest: Math.max(
        ...[...document.querySelectorAll<HTMLElement>('main *')]
          .filter((each) => getComputedStyle(each).breakInside === 'avoid')
          .map((each) => each.offsetHeight),
      ),
    }))
    const most = Math.ceil(height / (sheet.height - tallest))
    for (const format of formats)
      expect(await sheets(page, format), format).toBeLessThanOrEqual(most)
  })
})

test('a notice takes no space on paper, the printed title fits on A4, and no label touches it', async ({
  page,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  await openOnPaper(page, '/')
  const title = page.getByRole('heading', { level: 1 })

  await test.step('a notice takes no space', async () => {
    const before = await shown(page)
    await page.context().setOffline(true)
    await expect(page.locator('[data-notice]')).toBeAttached()
    expect((await shown(page))[1]).toBe(before[1])
  })

  await test.step('no label of the profile touches the title, even with short texts', async () => {
    await page
      .getByRole('main')
      .getByText(site.description)
      .evaluate((lead) => void (lead.textContent = 'One line.'))
    const { bottom } = await box(title)
    const labels = page.locator('main svg text').filter({ visible: true })
    const { profile }: HomeWords = home
    expect((await labels.count()) > 0).toBe(profile !== undefined)
    for (const label of await labels.all()) expect((await box(label)).y).toBeGreaterThan(bottom)
  })

  // Firefox reports the sheet's width by its own settings, not by the page's margins.
  await test.step('the title fits on A4 if the browser ignores the margins', async () => {
    await page.setViewportSize({ width: 794, height: 1123 })
    const width = await title.evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().width
    })
    // 210 mm without two margins of 14 mm.
    expect(width).toBeLessThan((182 / 25.4) * 96)
  })
})
