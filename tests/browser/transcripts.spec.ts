import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { savesNothing, stopClock } from './page.ts'
import { show, states } from './states.ts'

const fileOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.yml`

/** What a screen reader reads of every state, from top to bottom, is kept in `transcripts/`. */
for (const [name, state] of Object.entries(states)) {
  test(`${name} reads as its transcript`, async ({ page, baseURL, allow }) => {
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED|503.*not-saved/)
    await page.setViewportSize({ width: state.isNarrow ? 375 : 1280, height: 800 })
    await savesNothing(page)
    await page.clock.install()
    await show(page, state, baseURL)
    await stopClock(page)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: fileOf(name) })
  })
}

test('no transcript is left of a state that is gone', () => {
  const files = Object.keys(states).map(fileOf)
  const folder = 'tests/browser/transcripts'
  const left = () => readdirSync(folder).filter((file) => !files.includes(file))
  if (test.info().config.updateSnapshots !== 'none')
    for (const file of left()) rmSync(join(folder, file))
  expect(left()).toEqual([])
})
