import type { Page } from '@playwright/test'
import { mark } from '../../src/theme/mark.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'
import { home, literally, messages, portfolio, site } from '../support/content.ts'

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

/** One line for each ring of the mark. */
const rings = (line: string) => mark.rings.map(() => line)

test('only the logo moves endlessly, once in 8 seconds, while it is visible', async ({ page }) => {
  await open(page, '/')
  await expect.poll(() => endless(page)).toEqual(rings('running 8000'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => endless(page)).toEqual(rings('paused 8000'))
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => endless(page)).toEqual(rings('running 8000'))
})

test('both controls stop the logo, on every page and also on the next visit', async ({ page }) => {
  const { pause, play, on, off } = messages.motion
  const control = (name: string) => page.getByRole('button', { name })
  await open(page, '/')
  await control(pause).click()
  await expect.poll(() => endless(page)).toEqual(rings('paused 8000'))

  await test.step('on the next visit', async () => {
    await open(page, '/portfolio')
    expect(await endless(page)).toEqual([])
    await expect(control(off)).toBeVisible()
    await page.getByRole('link', { name: portfolio.back }).click()
    await expect.poll(() => endless(page)).toEqual(rings('paused 8000'))
    await control(play).click()
    await expect.poll(() => endless(page)).toEqual(rings('running 8000'))
  })

  await test.step("by the footer's control on another page", async () => {
    await page.getByRole('link', { name: home.hero.portfolio }).click()
    await control(on).click()
    await expect(control(off)).toBeFocused()
    await page.getByRole('link', { name: portfolio.back }).click()
    await expect(control(play)).toBeVisible()
    await expect.poll(() => endless(page)).toEqual(rings('paused 8000'))
  })
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
