import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { open, settled } from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { themeNames, home } from '../support/content.ts'

const system = ['Canvas', 'CanvasText', 'LinkText', 'Highlight']

/** Finds visible elements with a color that is not in `system`. Leaves out the overlay that dims the page. */
const strangers = (page: Page) =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.forcedColorAdjust = 'none'
    const known = new Set(['rgba(0, 0, 0, 0)', 'none', 'url("#hatching")'])
    for (const name of names) {
      probe.style.color = name
      known.add(getComputedStyle(probe).color)
    }
    probe.remove()
    const kinds = ['color', 'backgroundColor', 'borderTopColor', 'outlineColor', 'fill', 'stroke']
    return [...document.body.querySelectorAll('*:not([data-reach-dialog-overlay])')]
      .filter((each) => each.checkVisibility())
      .flatMap((each) => {
        const style = getComputedStyle(each) as unknown as Record<string, string>
        const isDrawn = each instanceof SVGElement
        return kinds
          .filter((kind) => isDrawn || (kind !== 'fill' && kind !== 'stroke'))
          .filter((kind) => !known.has(style[kind] ?? ''))
          .map((kind) => `${each.tagName} ${each.textContent.slice(0, 30)}: ${kind} ${style[kind]}`)
      })
  }, system)

/** The pages, dialog and tooltip to test. The tooltip is missing if the owner's footer has no link with a tooltip. */
const tested = Object.entries(states).filter(([name]) =>
  ['the open dialog', 'an open tooltip', 'the page /portfolio', 'the not-found page'].includes(
    name,
  ),
)

/** Chooses each theme in turn, and runs the function `ask` in each. */
async function inEachTheme(page: Page, ask: (theme: string) => Promise<void>) {
  for (const theme of themeNames) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
    await settled(page)
    await ask(theme)
  }
}

test('in forced colors everything has system colors and contrast with every theme, and a pressed button differs', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect(tested.length).toBeGreaterThan(2)
  for (const [name, state] of tested) {
    await show(page, state)
    await inEachTheme(page, async (theme) =>
      expect(await strangers(page), `${name}, ${theme}`).toEqual([]),
    )
    expect(await violations(page, { only: ['color-contrast'] }), name).toEqual([])
  }
  const ground = (isPressed: boolean) =>
    page
      .locator(`footer [aria-pressed=${isPressed}]`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await ground(true)).not.toBe(await ground(false))
})

test('visitors get a contrast of 7:1 if they prefer more, and an opaque dialog if they prefer less transparency', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await page.emulateMedia({ contrast: 'more' })
  await open(page, '/')
  const enhanced = async (theme: string) =>
    expect(await violations(page, { only: ['color-contrast-enhanced'] }), theme).toEqual([])
  await inEachTheme(page, enhanced)
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  await inEachTheme(page, enhanced)
  const isOpaque = () =>
    page
      .locator('[data-reach-dialog-overlay]')
      .evaluate((each) => !/^rgba|\//.test(getComputedStyle(each).backgroundColor))
  expect(await isOpaque()).toBe(false)
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
  await browser.send('Emulation.setEmulatedMedia', { features })
  expect(await isOpaque()).toBe(true)
})
