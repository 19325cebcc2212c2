import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'
import { home, literally, messages, portfolio, site } from '../content.ts'

/** The state and period in ms of every endless animation. */
const endless = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => ({ state: animation.playState, ...animation.effect?.getTiming() }))
      .filter(({ iterations }) => iterations === Infinity)
      .map(({ state, duration }) => `${state} ${String(duration)}`),
  )

/** All motion controls. */
const controls = new RegExp(Object.values(messages.motion).map(literally).join('|'))

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const three = (line: string) => [line, line, line]

test('only the logo moves endlessly, once in 8 seconds, while it is visible', async ({ page }) => {
  await open(page, '/')
  expect(await endless(page)).toEqual(three('running 8000'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => endless(page)).toEqual(three('paused 8000'))
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => endless(page)).toEqual(three('running 8000'))
  await open(page, '/portfolio')
  expect(await endless(page)).toEqual([])
})

test('the pause control stops the logo, also on the next visit', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: messages.motion.pause }).click()
  await expect.poll(() => endless(page)).toEqual(three('paused 8000'))
  await expect(page.getByRole('button', { name: messages.motion.off })).toBeVisible()
  await open(page, '/')
  expect(await endless(page)).toEqual(three('paused 8000'))
  await page.getByRole('button', { name: messages.motion.play }).click()
  await expect.poll(() => endless(page)).toEqual(three('running 8000'))
})

test("the footer's motion control stops the logo on every page", async ({ page }) => {
  await open(page, '/portfolio')
  await page.getByRole('button', { name: messages.motion.on }).click()
  await expect(page.getByRole('button', { name: messages.motion.off })).toBeFocused()
  await page.getByRole('link', { name: portfolio.back }).click()
  await expect(page.getByRole('button', { name: messages.motion.play })).toBeVisible()
  await expect.poll(() => endless(page)).toEqual(three('paused 8000'))
})

test.describe('with prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, there is no pause control, and links scroll instantly', async ({ page }) => {
    await open(page, '/')
    for (const heading of [site.brand, portfolio.heading]) {
      await expect(page.locator('h1:visible')).toHaveText(heading)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await expect(page.getByRole('button', { name: controls })).toHaveCount(0)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('auto')
      if (heading === site.brand)
        await page.getByRole('link', { name: home.hero.portfolio }).click()
    }
  })
})
