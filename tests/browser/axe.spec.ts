import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

interface State {
  path: string
  widths?: number[]
  arrange?: (page: Page) => Promise<unknown>
  /** What must be there while axe looks. */
  shows: (page: Page) => Locator
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const all = [320, 375, 768, 1280]

const states: Record<string, State> = {
  'the home page': { path: '/', shows: title },
  'the portfolio': { path: '/portfolio', shows: title },
  'the not-found page': { path: '/nowhere', shows: title },
  'the open menu': {
    path: '/',
    widths: [320, 375],
    arrange: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Close menu' }),
  },
  'the open dialog': {
    path: '/',
    arrange: (page) => page.getByRole('button', { name: 'Get In Touch' }).click(),
    shows: (page) => page.getByRole('dialog'),
  },
  'an open tooltip': {
    path: '/',
    arrange: (page) =>
      page.getByRole('contentinfo').getByRole('link', { disabled: true }).first().focus(),
    shows: (page) => page.getByRole('tooltip'),
  },
}

for (const [name, { path, widths = all, arrange, shows }] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${name}`, async ({ page, allow }) => {
    allow(/[Nn]ot [Ff]ound.*\/nowhere/)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      await arrange?.(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(shows(page)).toBeVisible()
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map((each) => each.finished)),
        )
        expect([colorScheme, width, ...(await violations(page))]).toEqual([colorScheme, width])
      }
    }
  })
}
