import { violations } from '../support/axe.ts'
import { site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses } from '../support/losses.ts'
import { open } from '../support/page.ts'

for (const path of ['/', '/portfolio']) {
  test(`${path} prints dark on white and complete, with addresses, without buttons and what is fixed`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    // A Letter sheet inside its margins, in CSS pixels.
    await page.setViewportSize({ width: 710, height: 965 })
    await open(page, path)
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })

    const grounds = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')]
        .filter((each) => each.checkVisibility() && !each.closest('svg'))
        .map((each) => getComputedStyle(each).backgroundColor)
        .filter((color) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(color)),
    )
    expect(grounds).toEqual([])
    expect(await violations(page, { only: ['color-contrast'] })).toEqual([])
    const { cut, wider } = await losses(page)
    // The white space of the title's first glyph is in the margin.
    expect([cut.filter((text) => text !== site.brand), wider]).toEqual([[], 0])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

    for (const role of ['button', 'navigation', 'tooltip'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    const fixed = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
        .map((each) => each.outerHTML),
    )
    expect(fixed).toEqual([])

    await test.step('the addresses of other sites are written out', async () => {
      const links = await page.locator('main a[target]').filter({ visible: true }).all()
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) {
        const written = await link.evaluate((each) => getComputedStyle(each, '::after').content)
        expect(written).toBe(JSON.stringify(await link.getAttribute('href')))
      }
    })

    await test.step('what is below the first screen prints before the screen has shown it', async () => {
      const height = () => page.evaluate(() => document.body.getBoundingClientRect().height)
      const whole = await height()
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('[data-below]'))
          part.setAttribute('hidden', 'until-found')
      })
      expect(await height()).toBe(whole)
    })
  })
}
