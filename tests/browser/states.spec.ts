import { readdirSync } from 'node:fs'
import { expectAccessible } from '../support/axe.ts'
import { demos } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRoom, losses, nothing } from '../support/losses.ts'
import { keepsState, settled } from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { expectComparison, expectTree, fileOf, hasTrees, noteTaken } from '../support/taken.ts'
import { isTemplate } from '../support/template.ts'

test.beforeEach(async ({ page }) => {
  // Fixes the date, because the footer shows the current year.
  await page.clock.setFixedTime('2026-07-01')
  await keepsState(page)
})

test('tests/support/states.ts has every page of the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toContain('/')
  const shown = Object.values(states).map(({ path }) => path)
  const others = paths.filter((path) => !shown.includes(path))
  expect(others, 'pages that tests/support/states.ts lacks').toEqual([])
})

test('CI compares every accessibility tree and picture of the template', ({ browser }) => {
  noteTaken(browser.version())
  expectComparison()
})

test('every accessibility tree and picture shows a state', () => {
  test.skip(!isTemplate(), 'The content has other states than the template.')
  const names = [...Object.keys(states), ...demos.map(({ name }) => `the demo ${name}`)].map(fileOf)
  const files = ['accessibilityTrees', 'snapshots'].flatMap((folder) =>
    readdirSync(`tests/browser/${folder}`),
  )
  const left = files.filter((file) => !names.includes(file.replace(/(-\d+)?\.(yml|png)$/, '')))
  expect(left).toEqual(['taken.json'])
})

for (const [name, state] of Object.entries(states)) {
  test(`${name} is accessible, has all its texts, and has the same accessibility tree`, async ({
    page,
  }) => {
    for (const width of state.isNarrow ? [320] : [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await show(page, state)
      await settled(page)
      await test.step(`no text is cut off at ${width} px`, async () => {
        expect.soft(await losses(page)).toMatchObject(nothing)
        if (width > 320) return
        await expectRoom(page)
        // With a zoom of 400 %, a window of 1280 x 1024 px has a viewport of 320 x 256 px.
        await page.setViewportSize({ width, height: 256 })
        // Repeats the check, because an open tooltip closes only after the window has changed its size.
        await expect.poll(() => losses(page)).toMatchObject(nothing)
      })
    }
    await test.step('axe finds no violations', () => expectAccessible(page, state.part))
    if (hasTrees()) await expectTree(page, name)
  })
}
