import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

for (const path of ['/', '/portfolio']) {
  test(`the footer of ${path} names e-mail, phone and place`, async ({ page }) => {
    await open(page, path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'hello@prominence.example' })).toHaveAttribute(
      'href',
      'mailto:hello@prominence.example',
    )
    await expect(footer.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    )
    await expect(footer.getByText('Portland, Oregon, USA', { exact: true })).toBeVisible()
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'Services',
      'Company',
      'Resources',
    ])
  })
}

test('the placeholder links lead nowhere, by click or by Enter', async ({ page }) => {
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('link', { disabled: true })
  await expect(links).toHaveCount(12)
  const before = await page.evaluate(() => [location.href, history.length])
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(request.url())
  })
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/\(coming soon\)$/)
    await link.click({ force: true })
    await link.press('Enter')
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before)
  }
  expect(requests).toEqual([])
})

test('the copyright line shows the year in which the page is read', async ({ page }) => {
  await page.clock.setFixedTime('2041-06-01')
  await open(page, '/')
  await expect(page.getByText('© 2041 Prominence')).toBeVisible()
  await page.clock.setFixedTime('2042-01-02')
  await page.getByRole('link', { name: 'View Our Web Design' }).click()
  await expect(page.getByRole('contentinfo').getByText(/^© 204[12] Prominence$/)).toBeVisible()
})
