import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { losses, nothing } from '../losses.ts'
import { open, settled } from '../page.ts'
import { built, contentSets, copyWith, overlaid } from './apply.ts'

/** A site with a set's content, built and served. */
export async function siteWith(name: string) {
  const set = contentSets[name]?.() ?? {}
  const project = copyWith(set)
  expect(built(project)).toBe('')
  const { origin, close } = await serve({ directory: join(project, 'dist'), port: 0 })
  const stop = async () => {
    await close()
    rmSync(project, { recursive: true })
  }
  return { origin, content: overlaid(set), stop }
}

type Site = Awaited<ReturnType<typeof siteWith>>

interface Look {
  path: string
  arrange?: (page: Page) => Promise<unknown>
}

/** The pages of a site, and what a visitor opens on them, by name. */
export function looksOf({ content }: Pick<Site, 'content'>): Readonly<Record<string, Look>> {
  const { home, messages, pages } = content
  return {
    'the home page': { path: '/' },
    'the portfolio': { path: '/portfolio' },
    'the 404 page': { path: '/nowhere' },
    ...Object.fromEntries(pages.map(({ slug }) => [`the page ${slug}`, { path: `/${slug}` }])),
    'the open menu': {
      path: '/',
      async arrange(page) {
        const toggle = page.getByRole('button', { name: messages.menu.open, exact: true })
        if (await toggle.isVisible()) await toggle.click()
      },
    },
    'the open dialog': {
      path: '/',
      arrange: (page) =>
        page.getByRole('button', { name: home.contact.getInTouch, exact: true }).click(),
    },
    'a notice': { path: '/portfolio', arrange: (page) => page.context().setOffline(true) },
  }
}

/** Links of the bar that have more than one line there, although a menu would have had room for them. */
const brokenLinks = (page: Page) =>
  page.locator('header nav a').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility() && !link.closest(':popover-open'))
      .filter((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      .map(({ textContent }) => textContent),
  )

/** Expects that nothing of a look is lost at these widths. */
export async function expectRoomFor(
  page: Page,
  { origin }: Site,
  name: string,
  { path, arrange }: Look,
  widths: readonly number[],
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // A state may end in another window; a page only grows.
    if (arrange || width === widths[0]) {
      await page.context().setOffline(false)
      await page.goto('about:blank')
      await open(page, origin + path)
      await arrange?.(page)
    }
    await settled(page)
    const broken = await brokenLinks(page)
    expect.soft([name, width, await losses(page), broken]).toEqual([name, width, nothing, []])
  }
}
