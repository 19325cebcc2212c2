import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { open, settled } from './page.ts'
import { show, states } from './states.ts'
import { themeNames } from '../../src/theme/choices.ts'
import { home, messages, planned } from '../content.ts'

const system = ['Canvas', 'CanvasText', 'LinkText', 'Highlight']

/** Visible elements with colors other than the system's, without the dimmed page. */
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

async function bring(page: Page, name: string) {
  const state = states[name]
  if (!state) throw new Error(`There is no state "${name}"`)
  await show(page, state)
}

for (const stored of themeNames) {
  test(`in forced colors everything has system colors, with the ${stored} theme`, async ({
    page,
    allow,
  }) => {
    allow(/[Nn]ot [Ff]ound.*nowhere/)
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), stored)
    for (const name of [
      'the home page',
      'the portfolio',
      'the not-found page',
      'the open dialog',
      ...(planned.length > 0 ? ['an open tooltip'] : []),
    ]) {
      await bring(page, name)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        await settled(page)
        expect([name, colorScheme, await strangers(page)]).toEqual([name, colorScheme, []])
      }
    }
  })
}

test('in forced colors, pressed and unpressed buttons differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await ground(messages.theme.system)).not.toBe(await ground(messages.theme.light))
})

test('prefers-contrast: more gives 7:1', async ({ page }) => {
  for (const name of ['the home page', 'the portfolio', 'the open dialog']) {
    await bring(page, name)
    await page.emulateMedia({ contrast: 'more' })
    for (const theme of themeNames) {
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
      await settled(page)
      const found = await violations(page, ['color-contrast-enhanced'])
      expect([name, theme, found]).toEqual([name, theme, []])
    }
  }
})

test('prefers-reduced-transparency hides the page behind the dialog', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await open(page, '/')
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  const overlay = page.locator('[data-reach-dialog-overlay]')
  const alpha = () =>
    overlay.evaluate((each) => getComputedStyle(each).backgroundColor.split('/')[1] ?? 'opaque')
  expect(await alpha()).not.toBe('opaque')
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
  await browser.send('Emulation.setEmulatedMedia', { features })
  expect(await alpha()).toBe('opaque')
})
