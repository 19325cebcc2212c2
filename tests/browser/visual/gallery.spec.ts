import type { Page } from '@playwright/test'
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

const groups = ['foundations', 'drawings', 'elements', 'sections']

/** Leaves out the other entries, which the browser would draw each time. */
const showAlone = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    for (const entry of document.querySelectorAll('[data-entry]'))
      entry.toggleAttribute('hidden', entry.id !== wanted)
  }, id)

// In one worker, because the gallery is bundled once; a busy machine takes its time for the many pictures.
test.describe.configure({ mode: 'default', timeout: 180_000 })

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

for (const group of groups) {
  for (const width of widths) {
    test(`${group} in the gallery look as before at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route(/[?&]entry=/, (route) => route.abort())
      await page.goto(gallery.address)
      await steady(page)
      await drawn(page)
      const entries = page.locator(`[aria-labelledby="${group}"] [data-entry="inline"]`)
      const ids = await entries.evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.length).toBeGreaterThan(4)
      for (const id of ids) {
        await showAlone(page, id)
        await expectLook(page.locator(`article#${id}`), `gallery ${id} ${width}`)
      }
    })
  }
}

for (const id of alone) {
  test(`the gallery's ${id} looks as before`, async ({ page }) => {
    // What pauses a motion is there for who has it; a picture stops every animation.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
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
