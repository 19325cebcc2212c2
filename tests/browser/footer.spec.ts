import { expect, test } from '../support/fixtures.ts'
import { box, open, stopClock } from '../support/page.ts'

test('a notice neither moves the footer, nor covers its end, nor takes presses', async ({
  page,
}) => {
  // Only a wide window has its notices at the bottom.
  await page.setViewportSize({ width: 1280, height: 400 })
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

  const shown = await box(notice)
  const middle = [shown.x + shown.width / 2, shown.y + shown.height / 2] as const
  const isPressed = ([left, top]: typeof middle) =>
    document.elementFromPoint(left, top)?.closest('[data-notice]') !== null
  expect(await page.evaluate(isPressed, middle)).toBe(false)

  await stopClock(page)
  await toEnd()
  const { y, bottom } = await box(last)
  expect(bottom).toBeLessThanOrEqual(400)
  expect(bottom <= shown.y || y >= shown.bottom).toBe(true)
  await page.clock.runFor('00:10')
  await expect(notice).toBeHidden()
  expect(Math.abs((await box(last)).y - y)).toBeLessThan(1)
})
