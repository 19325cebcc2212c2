import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
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

/** What a visitor sees on a page, or opens there. */
interface Look {
  name: string
  arrange?: (page: Page) => Promise<unknown>
  /** Returns to the page as it was; without it the page is opened anew. */
  leave?: (page: Page) => Promise<unknown>
}

/** The looks of each page of a site, in an order in which one load shows them all. */
function looksOf({ content }: Site): { path: string; looks: Look[] }[] {
  const { home, messages, pages } = content
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const leave = async (page: Page) => {
    await page.keyboard.press('Escape')
    await expect(page.locator(':popover-open, [role=dialog]')).toHaveCount(0)
  }
  return [
    {
      path: '/',
      looks: [
        { name: 'the home page' },
        {
          name: 'the open menu',
          async arrange(page) {
            const toggle = button(page, messages.menu.open)
            if (await toggle.isVisible()) await toggle.click()
          },
          leave,
        },
        {
          name: 'the open dialog',
          arrange: (page) => button(page, home.contact.getInTouch).click(),
          leave,
        },
      ],
    },
    { path: '/portfolio', looks: [{ name: 'the portfolio' }] },
    {
      path: '/portfolio',
      looks: [{ name: 'a notice', arrange: (page) => page.context().setOffline(true) }],
    },
    { path: '/nowhere', looks: [{ name: 'the 404 page' }] },
    ...pages.map(({ slug }) => ({ path: `/${slug}`, looks: [{ name: `the page ${slug}` }] })),
  ]
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

/** Expects that nothing of any look is lost at these widths, and asks more of each at the last one. */
export async function expectRoom(
  page: Page,
  site: Site,
  widths: readonly number[],
  more: () => Promise<unknown> = () => Promise.resolve(),
) {
  for (const { path, looks } of looksOf(site)) {
    const isLeft = looks.every(({ arrange, leave }) => leave ?? !arrange)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      // A page only grows.
      if (!isLeft || width === widths[0]) {
        await page.context().setOffline(false)
        await page.goto('about:blank')
        await open(page, site.origin + path)
      }
      for (const { name, arrange, leave } of looks)
        await test.step(`${name} at ${width} px`, async () => {
          await arrange?.(page)
          await settled(page)
          const broken = await brokenLinks(page)
          expect.soft([name, width, await losses(page), broken]).toEqual([name, width, nothing, []])
          if (width === widths.at(-1)) await more()
          await leave?.(page)
        })
    }
  }
  await page.context().setOffline(false)
}
