import { everyPath, messages, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'

test('in the installed app every page has a way home and a way to share it', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (shared: unknown) => void Object.assign(window, { shared })
    Object.defineProperties(navigator, { standalone: { value: true }, share: { value: share } })
  })
  for (const path of everyPath) {
    await test.step(path, async () => {
      await open(page, `${path}?source=app`)
      await page.getByRole('button', { name: messages.share.share }).click()
      const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared)
      const url = new URL(path, page.url()).href
      expect(shared).toEqual({ title: await page.title(), url })
      await page.getByRole('banner').getByRole('link', { name: site.brand }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
    })
  }
  await test.step('/reset has a way home', async () => {
    await open(page, '/reset')
    await page.getByRole('banner').getByRole('link', { name: site.brand }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
  })
})
