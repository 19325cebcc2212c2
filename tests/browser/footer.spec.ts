import { literally, messages, planned } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { box, open, stopClock } from '../support/page.ts'

test('planned links do nothing on click or Enter', async ({ page }) => {
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('link', { disabled: true })
  await expect(links).toHaveCount(planned.length)
  const before = await page.evaluate(() => [location.href, history.length])
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(request.url())
  })
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(
      new RegExp(`\\(${literally(messages.comingSoon)}\\)$`, 'i'),
    )
    await link.click({ force: true })
    await link.press('Enter')
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before)
  }
  expect(requests).toEqual([])
})

for (const width of [375, 1280]) {
  // Only a wide window has its notices at the bottom.
  const when = width === 1280 ? '' : ' @nightly'
  test(`at ${width} px a notice neither moves the footer nor covers its end${when}`, async ({
    page,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize({ width, height: 400 })
    await page.clock.install()
    await open(page, '/')
    const toEnd = () =>
      page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const last = page.getByRole('contentinfo').getByRole('button').last()
    const notice = page.locator('[data-notice]')

    await toEnd()
    const before = (await box(last)).y
    await page.context().setOffline(true)
    await expect(notice).toBeVisible()
    expect(Math.abs((await box(last)).y - before)).toBeLessThan(1)

    const { x, width: across, y: top, height } = await box(notice)
    const pressed = await page.evaluate(
      ([left = 0, down = 0]) =>
        document.elementFromPoint(left, down)?.closest('[data-notice]') ?? null,
      [x + across / 2, top + height / 2],
    )
    expect(pressed).toBeNull()

    await stopClock(page)
    await toEnd()
    const { y, bottom } = await box(last)
    expect(bottom).toBeLessThanOrEqual(400)
    const shown = await box(notice)
    expect(bottom <= shown.y || y >= shown.bottom).toBe(true)
    await page.clock.runFor('00:10')
    await expect(notice).toBeHidden()
    expect(Math.abs((await box(last)).y - y)).toBeLessThan(1)
  })
}
