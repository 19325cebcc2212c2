import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { cached } from '../../../plugins/cache.ts'
import { chromiumFlags } from '../../../scripts/chromium.js'
import { dialog, everyPath, home, messages, portfolio, site } from '../../support/content.ts'
import { violations } from '../../support/axe.ts'
import { expect, test as base } from '../../support/fixtures.ts'
import { hydrated, open, saved } from '../../support/page.ts'

const packed = 'tests/nightly/oldBrowser/node_modules/@sparticuz/chromium/bin/chromium.br'
const cache = 'node_modules/.cache/chromium-112'

/** Whether Chromium 112 is installed. Its package exists only for Linux on x64. */
const isInstalled = process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)

/** Unpacks Chromium 112 if it is not unpacked yet. Returns the path of the program. */
async function oldChromium(): Promise<string> {
  await cached(cache, 'chromium', async () => brotliDecompressSync(readFileSync(packed)))
  const unpacked = resolve(cache, 'chromium')
  chmodSync(unpacked, 0o755)
  return unpacked
}

/** A test that runs in Chromium 112. Like the oldest browsers that README names, Chromium 112 lacks popovers and `light-dark()`. */
const test = base.extend<object, object>({
  browser: [
    // Playwright demands an object pattern as the first parameter, even an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: await oldChromium(),
        // Runs everything in one process, because the package lacks the programs that Chromium starts for other processes.
        args: [...chromiumFlags, '--no-sandbox', '--no-zygote', '--in-process-gpu'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

test.skip(!isInstalled, 'Chromium 112: not run, because .ci/install has not installed it')

// Allows a warning about the attribute `popover`, which Chromium 112 knows but does not support.
test.beforeEach(({ allow }) => allow(/^error: Found a 'popover' attribute/))

/** Finds texts whose outline does not have the page's background color. Such an outline would look like a blob. */
const blobs = (page: Page) =>
  page.locator('[data-halo]').evaluateAll((all) => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return all
      .filter(
        (each) => getComputedStyle(each, '::before').webkitTextStrokeColor !== backgroundColor,
      )
      .map(({ textContent }) => textContent)
  })

for (const path of everyPath)
  test(`the texts of ${path} have enough contrast in the light and the dark theme`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page, path)
      expect(await violations(page, { only: ['color-contrast'] }), colorScheme).toEqual([])
      expect(await blobs(page), colorScheme).toEqual([])
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('a window too narrow for the links has no menu, and its sections are reached by scrolling', async ({
    page,
  }) => {
    await open(page, '/')
    const link = page.getByRole('banner').getByRole('link', { name: home.nav[0].text })
    await expect(link).toBeHidden()
    await expect(page.getByRole('button', { name: messages.menu.open })).toBeHidden()
    await page.locator(home.nav[0].href).scrollIntoViewIfNeeded()
    await expect(page.locator(home.nav[0].href)).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(link).toBeVisible()
  })
})

test('the dialog opens and closes, with its contacts and a notice', async ({ page }) => {
  expect(page.context().browser()?.version()).toMatch(/^112\./)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  const opener = page.getByRole('button', { name: home.contact.getInTouch })
  const box = page.getByRole('dialog', { name: dialog.title })
  await opener.click()
  await expect(box.getByRole('link', { name: dialog.call })).toHaveAttribute(
    'href',
    `tel:${site.phone.dial}`,
  )
  await box.getByRole('button', { name: dialog.copy }).click()
  await expect(page.getByRole('status').filter({ hasText: dialog.copied })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(opener).toBeFocused()
})

test('motion can be switched on, and no theme is offered, because this browser cannot show one', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('group', { name: messages.theme.label })).toHaveCount(0)
  expect(await page.locator('footer').innerText()).not.toContain(messages.theme.dark)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: messages.motion.on }).click()
  await expect(page.getByRole('button', { name: messages.motion.off })).toBeVisible()
})

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit the site works without a connection', async ({ page, host, allow }) => {
    // The service worker asks the host for a page that is not saved. The request fails without a connection.
    allow(/^failed: .*\/nowhere /)
    await page.goto(host.origin)
    await saved(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await host.close()
    for (const [path, name] of [
      ['/', site.brand],
      ['/portfolio', portfolio.heading],
      ['/nowhere', messages.notFound.code],
    ] as const) {
      await page.goto(host.origin + path)
      await hydrated(page)
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
  })
})
