import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { violations } from '../support/axe.ts'
import { built, contentSets, copyWith, overlaid } from '../support/contentSets/apply.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses, nothing } from '../support/losses.ts'
import { keepsNotices, savesNothing, settled } from '../support/page.ts'
import { show, statesOf } from '../support/states.ts'

const widths = [280, 320, 390, 600, 768, 1024, 1440]
/** Widths at which the menu may have a button, in any language. */
const narrow = [280, 320, 390]

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

for (const [name, set] of Object.entries(contentSets)) {
  test(`the content "${name}" fits at every width, in every state, and has contrast`, async ({
    context,
    allow,
  }) => {
    test.setTimeout(900_000)
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED/)
    const project = copyWith(set())
    expect(built(project)).toBe('')
    const { origin, close } = await serve({ directory: join(project, 'dist'), port: 0 })
    // The worker's page would have this site's words.
    const states = Object.entries(statesOf(overlaid(set()))).filter(([, { isStill }]) => !isStill)
    for (const [state, shown] of states)
      await test.step(state, async () => {
        const page = await context.newPage()
        await savesNothing(page)
        await keepsNotices(page)
        for (const width of shown.isNarrow ? narrow : widths) {
          await page.setViewportSize({ width, height: 800 })
          await show(page, shown, origin)
          await settled(page)
          const where = `${state} at ${width} px`
          expect.soft(await losses(page), where).toEqual(nothing)
          expect.soft(await brokenLinks(page), where).toEqual([])
        }
        expect.soft(await violations(page), state).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await violations(page, { only: ['color-contrast'] }), state).toEqual([])
        await context.setOffline(false)
        await page.close()
      })
    await close()
    rmSync(project, { recursive: true })
  })
}
