import { expect, test } from '../fixtures.ts'
import { settled } from '../page.ts'
import { servedGallery } from './gallery.ts'
import { drawn, expectLook, steady, today } from './picture.ts'

const widths = [375, 768, 1440]

/** Entries in windows of their own whose looks no page's picture has. */
const alone = [
  'notice-of-an-update',
  'notice-of-a-saved-copy',
  'footer-copy-saving',
  'footer-copy-saved',
  'footer-copy-failed',
  'hero-without-motion',
  'themecontrol-light',
  'themecontrol-dark',
  'motioncontrol-on',
  'motioncontrol-off',
]

// In one worker, because the gallery is bundled once.
test.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof servedGallery>>
test.beforeAll(async () => {
  gallery = await servedGallery()
})
test.afterAll(() => gallery.close())

test.beforeEach(async ({ page, allow }) => {
  // A picture that no host has.
  allow(/missing\.avif/)
  await page.clock.setFixedTime(today)
})

for (const width of widths) {
  test(`each entry of the gallery looks as before at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route(/[?&]entry=/, (route) => route.abort())
    await page.goto(gallery.address)
    await steady(page)
    await drawn(page)
    const entries = page.locator('[data-entry="inline"]')
    expect(await entries.count()).toBeGreaterThan(40)
    for (const entry of await entries.all()) {
      await expectLook(entry, `gallery ${await entry.getAttribute('id')} ${width}`)
    }
  })
}

for (const id of alone) {
  test(`the gallery's ${id} looks as before`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const theme of ['light', 'dark']) {
        await page.goto(`${gallery.address}?entry=${id}&theme=${theme}`)
        await expect(page.locator('html[data-ready]')).toBeAttached()
        await steady(page)
        await drawn(page)
        await settled(page)
        await expectLook(page, `gallery ${id} ${width} ${theme}`)
      }
    }
  })
}
