import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { longest } from '../support/contentSets/limits.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses, nothing } from '../support/losses.ts'
import { keepsState, settled } from '../support/page.ts'
import { copyOfProject, problems } from '../support/projectCopy.ts'
import { show, statesOf } from '../support/states.ts'

const widths = [280, 320, 390, 600, 768, 1024, 1440]
/** The window widths for elements that only narrow windows show, such as the open menu. */
const narrow = widths.slice(0, 3)

/** Finds links in the header bar that take several lines. A bar without room for its links must show a menu button instead. */
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

for (const language of ['en-US', 'ar-LB']) {
  test(`the longest content fits at every width, in every state, in ${language}`, async ({
    context,
  }) => {
    test.setTimeout(900_000)
    const content = longest(language)
    const project = copyOfProject()
    // Writes JSON into the YAML files, because all JSON is valid YAML.
    for (const [name, value] of Object.entries(content))
      writeFileSync(join(project, 'src/content', `${name}.yaml`), JSON.stringify(value))
    expect(problems(project, ['npm', 'run', 'build'])).toBe('')
    const { origin, close } = await serve({ directory: join(project, 'dist'), port: 0 })
    for (const [state, shown] of Object.entries(statesOf(content)))
      await test.step(state, async () => {
        const page = await context.newPage()
        await keepsState(page)
        for (const width of shown.isNarrow ? narrow : widths) {
          await page.setViewportSize({ width, height: 800 })
          await show(page, shown, origin)
          await settled(page)
          const where = `${state} at ${width} px`
          expect.soft(await losses(page), where).toMatchObject(nothing)
          expect.soft(await brokenLinks(page), where).toEqual([])
        }
        await context.setOffline(false)
        await page.close()
      })
    await close()
    rmSync(project, { recursive: true })
  })
}
