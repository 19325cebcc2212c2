import type { Page } from '@playwright/test'
import { clients, demos, demoUrl, home, messages, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'

/** The width of each sheet inside its margins of 14 mm, in CSS pixels. */
const sheets = { A4: ((210 - 28) / 25.4) * 96, Letter: ((216 - 28) / 25.4) * 96 } as const

/** What paper shows of a page. */
const printed = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
      (each) => each.checkVisibility() && !each.closest('svg'),
    )
    const styles = shown.map((each) => getComputedStyle(each))
    const unique = (all: string[]) =>
      [...new Set(all)].toSorted((one, other) => one.localeCompare(other))
    return {
      count: shown.length,
      height: document.body.getBoundingClientRect().height,
      // Text for screen readers is cut off on purpose.
      isCutOff: shown.some(
        (each) => each.offsetWidth > 1 && each.getBoundingClientRect().right > innerWidth + 1,
      ),
      colors: unique(styles.map(({ color }) => color)),
      grounds: unique(styles.map((style) => `${style.backgroundColor} ${style.backgroundImage}`)),
      // An empty box between two would part a heading from its cards.
      isParted: shown.some((each) => each.matches('div + div:has(+ div)') && !each.offsetHeight),
      motions: document.getAnimations().length,
      addresses: [...document.querySelectorAll('main > :not([hidden]) a')]
        .filter((link) => link.checkVisibility())
        .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    }
  })

const writtenOut = (urls: readonly string[]) => urls.map((url) => [url, JSON.stringify(` ${url}`)])

const pages = [
  {
    path: '/',
    urls: [site.bookingUrl],
    pictures: 0,
  },
  {
    path: '/portfolio',
    urls: [...clients.map(({ url }) => url), ...demos.map(({ slug }) => demoUrl(slug))],
    pictures: clients.length + demos.length,
  },
]

for (const { path, urls, pictures } of pages) {
  test(`${path} prints dark on white, whole, with written addresses, and without what needs a screen`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await open(page, path)
    const main = page.getByRole('main')
    // Drawings with their labels, and the legend of their marks, stay on the screen.
    const paragraphs = main.locator(':is(h1, h2, h3, p):not([role=img] *, [data-screen] *):visible')
    const texts = await paragraphs.allInnerTexts()
    const words = [...texts, site.email, site.phone.text, site.place.text, site.origin]
    expect(words.length).toBeGreaterThan(10)
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    for (const width of Object.values(sheets)) {
      await page.setViewportSize({ width: Math.floor(width), height: 965 })
      const whole = await printed(page)
      expect(whole).toMatchObject({
        isCutOff: false,
        colors: ['rgb(0, 0, 0)'],
        grounds: ['rgb(255, 255, 255) none', 'rgba(0, 0, 0, 0) none'],
        isParted: false,
        motions: 0,
        addresses: writtenOut(urls),
      })
      // Nothing changes before the page is laid out, or without a connection.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('[data-below]'))
          part.setAttribute('hidden', 'until-found')
        Object.assign(document.documentElement.dataset, { offline: '', saved: '' })
      })
      expect(await printed(page)).toEqual(whole)
    }
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const shown = plain(await page.locator('body').innerText())
    expect(words.map(plain).filter((text) => !shown.includes(text))).toEqual([])
    await expect(page.getByRole('banner')).toBeHidden()
    for (const role of ['button', 'navigation', 'tooltip', 'dialog'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.getByRole('link', { disabled: true })).toHaveCount(0)
    await expect(main.getByRole('img')).toHaveCount(pictures)
  })
}

test('paper shows neither the open dialog nor a notice, and the whole page behind them', async ({
  page,
}) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  const { count, height } = await printed(page)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await page.context().setOffline(true)
  await expect(page.locator('[data-notice]').getByText(messages.offline.lostUnsaved)).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  const behind = await printed(page)
  expect(behind.count).toBe(count)
  expect(behind.height).toBeCloseTo(height, -1)
})
