import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { comparable } from './comparable.ts'
import { expect, test } from './fixtures.ts'
import { losses, nothing, spacing } from './losses.ts'
import { restyle, savesNothing, settled, stopClock, unstyle } from './page.ts'
import { drawn, expectLook, pictureOf, pictures, steady, today } from './picture.ts'
import { show, states, type State } from './states.ts'

/** The narrowest phone, a tablet, a laptop. */
const widths = [320, 768, 1440]

/** How else a visitor may see the colors; nothing but the contrast depends on it. */
const otherLooks = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

const transcripts = 'tests/browser/transcripts'
const transcriptOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.yml`

/** A demo's pictures are those of its visitors' letters, and so are the not-saved page's. */
const hasPicture = (name: string, { demo }: State, width: number) =>
  !demo &&
  name !== 'the not-saved page' &&
  // Pictures that arrive scroll the narrow page, which closes its tooltip.
  !(name === 'an open tooltip' && width === 320)

test.beforeEach(async ({ page, allow }) => {
  allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED|503.*not-saved/)
  await savesNothing(page)
  await page.clock.install({ time: today })
})

for (const [name, state] of Object.entries(states)) {
  for (const width of state.isNarrow ? widths.slice(0, 1) : widths) {
    test(`${name} at ${width} px is accessible, whole, and as it was`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const compared = comparable(browser)
      // Neither colors nor words depend on the width.
      const isWidest = width === (state.isNarrow ? 320 : 1440)
      const bring = async (height: number) => {
        await page.setViewportSize({ width, height })
        await page.clock.resume()
        await show(page, state, baseURL)
        // What lies under the mouse after a click would open its tooltip sooner or later.
        if (name !== 'an open tooltip') await page.mouse.move(1, 1)
        await settled(page)
      }
      /** Some states are over after a while. */
      const bringAgain = async () => {
        if (!(await state.shows(page).isVisible())) await bring(800)
      }
      await bring(800)

      await test.step('axe finds nothing wrong', async () => {
        expect.soft(await violations(page)).toEqual([])
        for (const look of isWidest ? otherLooks : []) {
          // Of a demo axe reads the page's own colors, which the system has replaced.
          if (state.demo && look.forcedColors === 'active') continue
          await page.emulateMedia(look)
          await bringAgain()
          await settled(page)
          expect.soft([look, await violations(page, ['color-contrast'])]).toEqual([look, []])
        }
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      })
      // A busy machine may be too late to stop the clock while the state lasts.
      await expect(async () => {
        await bringAgain()
        await stopClock(page)
        expect(await state.shows(page).isVisible()).toBe(true)
      }).toPass()

      await test.step('no word is lost', async () => {
        expect.soft(await losses(page)).toEqual(nothing)
      })

      if (compared.transcripts && isWidest) {
        await test.step('a screen reader reads its transcript', async () => {
          const read = await page.locator('body').ariaSnapshot()
          expect.soft(`${read}\n`).toMatchSnapshot(['transcripts', transcriptOf(name)])
        })
      }

      if (compared.pictures && hasPicture(name, state, width)) {
        await test.step('it looks as before', () => expectLooks(page, `${name} ${width}`, state))
      }

      await test.step('no word is lost with wider spacing', async () => {
        await restyle(page, spacing)
        expect.soft(await losses(page)).toEqual(nothing)
      })

      if (width === 320) {
        await test.step('no word is lost in a window of 1280 x 1024 at 400%', async () => {
          await bring(256)
          expect.soft(await losses(page)).toEqual(nothing)
        })
      } else {
        await test.step('no word is lost with letters at 200%', async () => {
          // The browser's own setting, which media queries in em follow.
          const browser = await page.context().newCDPSession(page)
          await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
          await bring(800)
          expect.soft(await losses(page)).toEqual(nothing)
        })
      }
    })
  }
}

async function expectLooks(page: Page, name: string, state: State) {
  await steady(page)
  await drawn(page)
  // What happens on a page fills no more than the window; pages are seen whole.
  const isWhole = !state.before && !state.arrange
  if (!isWhole) await state.shows(page).scrollIntoViewIfNeeded()
  for (const [colorScheme, picture] of looks(name)) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await expectLook(page, picture, isWhole)
  }
  await unstyle(page)
}

/** The color schemes in which a state is pictured, and what its pictures are called. */
const looks = (name: string) =>
  (['light', 'dark'] as const).map((scheme) => [scheme, `${name} ${scheme}`] as const)

test('no transcript or picture is left of a state that is gone', ({ browser }) => {
  if (!comparable(browser).transcripts) return
  const files = Object.keys(states).flatMap((name) => [
    join(transcripts, transcriptOf(name)),
    ...widths.flatMap((width) =>
      looks(`${name} ${width}`).map(([, picture]) => pictureOf(picture)),
    ),
  ])
  const left = () =>
    [transcripts, pictures]
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .filter((file) => !files.includes(file) && !file.endsWith('.json'))
  if (test.info().config.updateSnapshots !== 'none') for (const file of left()) rmSync(file)
  expect(left()).toEqual([])
})
