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

/** Other color settings of a visitor; only the contrast depends on them. */
const otherLooks = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

const transcripts = 'tests/browser/transcripts'
const transcriptOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.yml`

/** States whose look depends on the fonts of the computer: demos and the not-saved page. */
const hasPicture = (name: string, { demo }: State, width: number) =>
  !demo &&
  name !== 'the not-saved page' &&
  // Loading pictures scroll the narrow page, which closes the tooltip.
  !(name === 'an open tooltip' && width === 320)

test.beforeEach(async ({ page, allow }) => {
  allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED|503.*not-saved/)
  await savesNothing(page)
  await page.clock.install({ time: today })
})

test('every page of the sitemap is one of the states', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toContain('/')
  const tested = Object.values(states).filter(({ demo }) => !demo)
  const others = paths.filter((path) => !tested.some((state) => state.path === path))
  expect(others, 'pages that `own` in tests/browser/states.ts lacks').toEqual([])
})

for (const [name, state] of Object.entries(states)) {
  for (const width of state.isNarrow ? widths.slice(0, 1) : widths) {
    test(`${name} at ${width} px is accessible, complete and unchanged`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const compared = comparable(browser)
      // Colors and texts do not depend on the width.
      const isWidest = width === (state.isNarrow ? 320 : 1440)
      const bring = async (height: number) => {
        await page.setViewportSize({ width, height })
        await page.clock.resume()
        await show(page, state, baseURL)
        // An element under the mouse would open its tooltip after the click.
        if (name !== 'an open tooltip') await page.mouse.move(1, 1)
        await settled(page)
      }
      /** Some states end after a while. */
      const bringAgain = async () => {
        if (!(await state.shows(page).isVisible())) await bring(800)
      }
      await bring(800)

      await test.step('axe finds no violations', async () => {
        expect.soft(await violations(page)).toEqual([])
        for (const look of isWidest ? otherLooks : []) {
          // In demos axe reads the colors of the style sheet, which forced colors replace.
          if (state.demo && look.forcedColors === 'active') continue
          await page.emulateMedia(look)
          await bringAgain()
          await settled(page)
          expect.soft([look, await violations(page, ['color-contrast'])]).toEqual([look, []])
        }
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      })
      // A busy machine may stop the clock after the state has ended.
      await expect(async () => {
        await bringAgain()
        await stopClock(page)
        expect(await state.shows(page).isVisible()).toBe(true)
      }).toPass()

      await test.step('no text is cut off', async () => {
        expect.soft(await losses(page)).toEqual(nothing)
      })

      if (compared.transcripts && isWidest) {
        await test.step('the accessibility tree matches its transcript', async () => {
          const read = await page.locator('body').ariaSnapshot()
          expect.soft(`${read}\n`).toMatchSnapshot(['transcripts', transcriptOf(name)])
        })
      }

      if (compared.pictures && hasPicture(name, state, width)) {
        await test.step('it matches its picture', () =>
          expectLooks(page, `${name} ${width}`, state))
      }

      await test.step('no text is cut off with wider spacing', async () => {
        await restyle(page, spacing)
        expect.soft(await losses(page)).toEqual(nothing)
      })

      if (width === 320) {
        await test.step('no text is cut off in a window of 1280 x 1024 at 400%', async () => {
          await bring(256)
          expect.soft(await losses(page)).toEqual(nothing)
        })
      } else {
        await test.step('no text is cut off with letters at 200%', async () => {
          // The browser's font size, which media queries in em use.
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
  // Pages are photographed whole; for states the viewport is enough.
  const isWhole = !state.before && !state.arrange
  if (!isWhole) await state.shows(page).scrollIntoViewIfNeeded()
  for (const [colorScheme, picture] of looks(name)) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    await expectLook(page, picture, isWhole)
  }
  await unstyle(page)
}

/** The color schemes of a state's pictures, with the names of the pictures. */
const looks = (name: string) =>
  (['light', 'dark'] as const).map((scheme) => [scheme, `${name} ${scheme}`] as const)

test('every transcript and picture belongs to a state', ({ browser }) => {
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
