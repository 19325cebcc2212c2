import type { Page } from '@playwright/test'
import { motions, home, literally, messages, portfolio } from '../support/content.ts'
import { logo } from '../../src/theme/logo.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'

/** Reads the play state, the duration and the animated CSS property of every endless animation. */
const endless = (page: Page) =>
  page.evaluate(() => {
    const timing = ['offset', 'computedOffset', 'easing', 'composite']
    return document.getAnimations().flatMap(({ playState, effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const { iterations, duration } = effect.getTiming()
      const keys = Object.keys(effect.getKeyframes()[1] ?? {})
      const moved = keys.filter((key) => !timing.includes(key)).join()
      return iterations === Infinity ? [`${playState} ${Number(duration)} ms ${moved}`] : []
    })
  })

/** Converts a time such as "200ms" or "2s" to milliseconds. */
const milliseconds = (time: string) => Number.parseFloat(time) * (/^[\d.]+ms/.test(time) ? 1 : 1000)

/** The expected result of `endless`: one line for each ring of the logo, because nothing else has endless animations. */
const rings = (state: string) =>
  logo.rings.map(() => `${state} ${milliseconds(motions.spin)} ms transform`)

const toPortfolio = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: home.hero.portfolio, exact: true })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('only the logo moves endlessly while it is visible; both controls stop it on every page and visit', async ({
  page,
}) => {
  const { pause, play, on, off } = messages.motion
  const control = (name: string) => page.getByRole('button', { name })
  await open(page, '/')
  await expect.poll(() => endless(page)).toEqual(rings('running'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => endless(page)).toEqual(rings('paused'))
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => endless(page)).toEqual(rings('running'))
  await control(pause).click()
  await expect.poll(() => endless(page)).toEqual(rings('paused'))

  await test.step('on the next visit', async () => {
    await open(page, '/portfolio')
    expect(await endless(page)).toEqual([])
    await expect(control(off)).toBeVisible()
    await page.getByRole('link', { name: portfolio.back, exact: true }).click()
    await expect.poll(() => endless(page)).toEqual(rings('paused'))
    await control(play).click()
    await expect.poll(() => endless(page)).toEqual(rings('running'))
  })

  await test.step("by the footer's control on another page", async () => {
    await toPortfolio(page).click()
    await control(on).click()
    await expect(control(off)).toBeFocused()
    await page.getByRole('link', { name: portfolio.back, exact: true }).click()
    await expect(control(play)).toBeVisible()
    await expect.poll(() => endless(page)).toEqual(rings('paused'))
  })
})

test('with prefers-reduced-motion nothing moves, no control offers motion, and links scroll at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const controls = new RegExp(Object.values(messages.motion).map(literally).join('|'))
  for (const path of ['/', '/portfolio']) {
    await open(page, path)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(page.getByRole('button', { name: controls })).toHaveCount(0)
    await expect(page.locator(':root')).toHaveCSS('scroll-behavior', 'auto')
  }
})
