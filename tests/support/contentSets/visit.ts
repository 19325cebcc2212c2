import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { losses, nothing } from '../losses.ts'
import { open, settled } from '../page.ts'
import { built, contentSets, copyWith, overlaid } from './apply.ts'
import type { Look } from './looks.ts'

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

/** The boxes of all rendered elements in px. The application adds the other pages meanwhile, which are not. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const place = [x, y, width, height].map(Math.round).join(' ')
        return `${element.tagName} ${element.textContent.slice(0, 30)}: ${place}`
      }),
  )

interface Visit {
  origin: string
  widths: readonly number[]
  /** Runs at each width, once nothing is lost there. */
  inspect?: (width: number) => Promise<void>
}

/** Expects that nothing of a look is lost at these widths, in the light and in the dark. */
export async function expectRoomFor(
  page: Page,
  name: string,
  { path, arrange, shows, isBrief }: Look,
  { origin, widths, inspect }: Visit,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    if (isBrief || width === widths[0]) {
      await page.context().setOffline(false)
      await page.goto('about:blank')
      await open(page, origin + path)
      await arrange?.(page)
    }
    if (shows) await expect(shows(page)).toBeVisible()
    await settled(page)
    const broken = await brokenLinks(page)
    expect.soft([name, width, await losses(page), broken]).toEqual([name, width, nothing, []])
    const inLight = await boxes(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const inDark = await boxes(page)
    const moved = inDark.filter((each, index) => each !== inLight[index])
    expect.soft([name, width, moved]).toEqual([name, width, []])
    await inspect?.(width)
    await page.emulateMedia({ colorScheme: 'light' })
  }
}
