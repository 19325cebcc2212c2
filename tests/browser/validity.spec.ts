import type { Page } from '@playwright/test'
import { faults, isInstalled } from '../validity/checker.ts'
import { judged } from '../validity/known.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'
import { home, messages, portfolio } from '../content.ts'

/** What a visitor may have before them: the address, what they do there, and what then is shown. */
const states: Record<string, [path: string, act?: (page: Page) => Promise<unknown>]> = {
  'the home page': ['/'],
  'the portfolio': ['/portfolio'],
  'the not-found page': ['/nowhere'],
  'the reset page': ['/reset'],
  'the open menu': [
    '/',
    async (page) => {
      await page.setViewportSize({ width: 375, height: 700 })
      await page.getByRole('button', { name: messages.menu.open }).click()
      await expect(page.getByRole('button', { name: messages.menu.close })).toBeVisible()
    },
  ],
  'the open dialog': [
    '/',
    async (page) => {
      await page.getByRole('button', { name: home.contact.getInTouch }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  'an open tooltip': [
    '/',
    async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { disabled: true }).first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  ],
  'a page that was navigated to': [
    '/',
    async (page) => {
      await page.getByRole('link', { name: home.hero.portfolio }).click()
      await expect(page.getByRole('link', { name: portfolio.closing.link })).toBeAttached()
    },
  ],
  'a page that was returned to': [
    '/portfolio',
    async (page) => {
      await page.getByRole('banner').getByRole('link', { name: portfolio.back }).click()
      await expect(page.getByRole('button', { name: home.contact.getInTouch })).toBeAttached()
    },
  ],
}

/** The document as it stands. Rules that Emotion has added since are the browser's own writing, not ours. */
const serialized = () => `<!doctype html>\n${document.documentElement.outerHTML}`

test.skip(!isInstalled, 'Nu checker: not run, because Java is not installed')

test('the HTML is valid once it is hydrated and used, its styles too', async ({ page, allow }) => {
  // Nine pages and a Java.
  test.slow()
  allow(/[Nn]ot [Ff]ound.*\/nowhere/)
  const documents: Record<string, string> = {}
  for (const [name, [path, act]] of Object.entries(states)) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await act?.(page)
    documents[name] = await page.evaluate(serialized)
  }
  const { faults: left, unused } = judged(faults(documents), 'the site')
  expect(left).toEqual([])
  expect(unused).toEqual([])
})
