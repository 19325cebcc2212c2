import { literally, messages, site } from '../support/content.ts'
import { expect, test, usesPages } from '../support/fixtures.ts'
import { box, open } from '../support/page.ts'

const { motion, theme } = messages
const needScripts = new RegExp([...Object.values(motion), theme.dark].map(literally).join('|'))

test.use({ javaScriptEnabled: false })

test('without scripts the pages have all texts and links, no control that needs scripts, and no endless animation', async ({
  page,
  browser,
}) => {
  const scripted = await browser.newPage({ javaScriptEnabled: true })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await usesPages(scripted.context())
  for (const path of ['/', '/portfolio']) {
    await page.goto(path)
    await open(scripted, path)
    for (const area of ['main', 'address'] as const) {
      expect(await page.locator(area).innerText()).toBe(await scripted.locator(area).innerText())
    }
    const links = await scripted.getByRole('main').getByRole('link').count()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(links)
    await expect(page.getByRole('button', { name: needScripts })).toHaveCount(0)
    const iterations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => effect?.getTiming().iterations),
    )
    expect(iterations).not.toContain(Infinity)
  }
  await scripted.close()
})

test('without scripts the open menu moves into the bar, beside the brand, when the window becomes wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 932 })
  await page.goto('/')
  await page.getByRole('button', { name: messages.menu.open }).click()
  await page.setViewportSize({ width: 1440, height: 430 })
  const bar = await box(page.getByRole('banner'))
  const brand = await box(page.getByRole('banner').getByRole('link', { name: site.brand }))
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    const { x, y, right, bottom } = await box(link)
    expect(x > brand.right || (x >= 0 && right < brand.x)).toBe(true)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThan(1440)
    expect(bottom).toBeLessThanOrEqual(bar.bottom)
  }
})
