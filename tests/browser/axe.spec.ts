import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

interface State {
  path: string
  widths: number[]
  arrange?: (page: Page) => Promise<unknown>
}

const all = [320, 375, 768, 1280]

const states: Record<string, State> = {
  'the home page': { path: '/', widths: all },
  'the portfolio': { path: '/portfolio', widths: all },
  'the not-found page': { path: '/nowhere', widths: all },
  'the open menu': {
    path: '/',
    widths: [320, 375],
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    },
  },
  'the open dialog': {
    path: '/',
    widths: all,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Get In Touch' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'an open tooltip': {
    path: '/',
    widths: all,
    arrange: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { disabled: true }).first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
}

for (const [name, { path, widths, arrange }] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing wrong with ${name}, ${colorScheme}`, async ({ page, allow }) => {
      allow(/[Nn]ot [Ff]ound.*\/nowhere/)
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, path)
        await arrange?.(page)
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map((each) => each.finished)),
        )
        // The legacy mode skips frames, which no page has, and takes half the time.
        const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode()
        const { violations } = await axe.analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
        )
        expect([width, ...found]).toEqual([width])
      }
    })
  }
}
