import { messages, site } from '../content.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

test.beforeEach(({ allow }) => {
  allow(/^error: Failed to load resource: .*404 \(Not Found\).*\/nowhere/)
  allow(/^warning: Page not found: \/nowhere/)
})

for (const path of ['/nowhere', '/nowhere/at/all', '/nowhere?source=app']) {
  test(`${path} answers 404 with the not-found page and logs the path`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (line) => logged.push(line.text()))
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.code)
    await expect(page.getByText(messages.notFound.heading, { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${messages.notFound.heading} | ${site.brand}`)
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringContaining(`Page not found: ${path.split('?')[0]}`))
    expect(page.url()).toContain(path)
  })
}

test("'Return to Home' leads from the not-found page to the home page", async ({ page }) => {
  await open(page, '/nowhere')
  await page.getByRole('link', { name: messages.notFound.home }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
