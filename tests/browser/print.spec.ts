import type { Page } from '@playwright/test'
import { clients, demos, demoUrl, home, messages, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'

/** The printable width of each paper size in CSS pixels. Each margin has 14 mm. */
const sheets = { A4: ((210 - 28) / 25.4) * 96, Letter: ((216 - 28) / 25.4) * 96 } as const

/** Reads the elements, colors and URLs that a printed page shows. */
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
      colors: unique(styles.map(({ color }) => color)),
      grounds: unique(styles.map((style) => `${style.backgroundColor} ${style.backgroundImage}`)),
      /** Whether an empty element separates a heading from its cards. */
      isParted: shown.some((each) => each.matches('div + div:has(+ div)') && !each.offsetHeight),
      motions: document.getAnimations().length,
      addresses: [...document.querySelectorAll('main > :not([hidden]) a')]
        .filter((link) => link.checkVisibility())
        .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    }
  })

const writtenOut = (urls: readonly string[]) => urls.map((url) => [url, JSON.stringify(` ${url}`)])

const projects = [...clients.map(({ url }) => url), ...demos.map(({ slug }) => demoUrl(slug))]
const pages = [
  { path: '/', urls: [site.bookingUrl], pictures: 0 },
  { path: '/portfolio', urls: projects, pictures: projects.length },
]

for (const { path, urls, pictures } of pages) {
  test(`${path} prints black on white, with every text and address, and without controls`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await open(page, path)
    const main = page.getByRole('main')
    // Printed pages leave out drawings, their labels and their legend.
    const paragraphs = main.locator(':is(h1, h2, h3, p):not([role=img] *, [data-screen] *):visible')
    const texts = await paragraphs.allInnerTexts()
    const words = [...texts, site.email, site.phone.text, site.place.text, site.origin]
    expect(words.length).toBeGreaterThan(10)
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    for (const width of Object.values(sheets)) {
      await page.setViewportSize({ width: Math.floor(width), height: 965 })
      const whole = await printed(page)
      expect(whole).toMatchObject({
        colors: ['rgb(0, 0, 0)'],
        grounds: ['rgb(255, 255, 255) none', 'rgba(0, 0, 0, 0) none'],
        isParted: false,
        motions: 0,
        addresses: writtenOut(urls),
      })
      // An offline page, with its content below the first screen still hidden, must print exactly as the online page with all content.
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
    if (path !== '/') return

    await test.step('neither the open dialog nor a notice is printed', async () => {
      const { count, height } = await printed(page)
      await page.emulateMedia({ media: 'screen' })
      await open(page, path)
      await page.getByRole('button', { name: home.contact.getInTouch }).click()
      await page.context().setOffline(true)
      await expect(page.getByText(messages.offline.lostUnsaved)).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('dialog')).toBeHidden()
      const behind = await printed(page)
      expect(behind.count).toBe(count)
      expect(behind.height).toBeCloseTo(height, -1)
    })
  })
}
