import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, violations } from '../support/axe.ts'
import { comparable, expectComparable, isUpdating } from '../support/comparable.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRoom, losses, nothing } from '../support/losses.ts'
import { keepsNotices, savesNothing, settled } from '../support/page.ts'
import { expectLooks, picturesOf } from '../support/picture.ts'
import { show, states, type State } from '../support/states.ts'
import { expectAccessibilityTree, accessibilityTreeFile } from '../support/accessibilityTree.ts'

/** The narrowest phone, a laptop. */
const widths = [320, 1440]
const tablet = 768

/** The 404 pages of the demos are one component, so one is enough for a day. */
const [, ...repeated] = Object.values(states).filter(({ demo, path }) => demo && path !== '/')

/** States whose look depends on the fonts of the computer: demos and the not-saved page. */
const hasPicture = (name: string, { demo }: State, width: number) =>
  !demo &&
  name !== 'the not-saved page' &&
  // Loading pictures scroll the narrow page, which closes the tooltip.
  !(name === 'an open tooltip' && width === 320)

test.beforeEach(async ({ page, allow }) => {
  allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED|503.*not-saved/)
  await savesNothing(page)
  await keepsNotices(page)
  await staysTheSame(page)
})

/**
 * Lays out the whole page at once, and stops the footer's year. The page keeps its scroll position when
 * texts change their height, because which of them the browser would keep in place depends on time.
 */
const staysTheSame = (page: Page) =>
  page.addInitScript(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { overflow-anchor: none }')
    document.adoptedStyleSheets.push(still)
    addEventListener('load', () => void dispatchEvent(new Event('scroll')))
    Date.prototype.getFullYear = () => 2026
  })

test('every page of the sitemap is one of the states', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toContain('/')
  const tested = Object.values(states).filter(({ demo }) => !demo)
  const others = paths.filter((path) => !tested.some((state) => state.path === path))
  expect(others, 'pages that `own` in tests/support/states.ts lacks').toEqual([])
})

test('pictures can be compared here and are of this content', () => {
  expectComparable()
})

for (const [name, state] of Object.entries(states)) {
  // demos.spec.ts asks the same of the demos.
  if (state.demo && !state.isNarrow) continue
  const often = repeated.includes(state) ? ' @nightly' : ''
  test(`${name} is accessible, complete and unchanged${often}`, async ({ page, baseURL }) => {
    const compared = comparable()
    const own = state.isNarrow ? widths.slice(0, 1) : widths
    await page.setViewportSize({ width: own[0] ?? 0, height: 800 })
    await bring(page, name, baseURL)
    for (const width of own) {
      await resize(page, name, width, baseURL)
      await test.step(`no text is cut off at ${width} px`, async () => {
        expect.soft(await losses(page)).toEqual(nothing)
      })
      if (width === 320) {
        await test.step('no text is cut off with wider spacing', () => expectRoom(page))
      }
      // Colors and texts do not depend on the width.
      if (width === own.at(-1)) {
        await test.step('axe finds no violations', () =>
          expectAccessible(page, Boolean(state.demo), state.part))
        if (compared.accessibilityTrees) {
          await test.step('the accessibility tree is as before', () =>
            expectAccessibilityTree(page, name))
        }
      }
      if (compared.pictures && hasPicture(name, state, width)) {
        await test.step(`it matches its pictures at ${width} px`, () =>
          expectPictures(page, name, width))
      }
    }
    // A look that changed has changed at every width; then the pictures of each can be accepted at once.
    const hasChanged = isUpdating() || test.info().errors.length > 0
    if (hasChanged && !state.isNarrow && compared.pictures && hasPicture(name, state, tablet)) {
      await resize(page, name, tablet, baseURL)
      await expectPictures(page, name, tablet)
    }
  })
}

for (const [name, state] of Object.entries(states)) {
  test(`${name} has room on a tablet and for large letters @nightly`, async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    const compared = comparable()
    for (const width of state.isNarrow ? [320] : [320, tablet, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await bring(page, name, baseURL)
      await test.step(`at ${width} px axe finds no violations`, async () => {
        expect.soft(await violations(page)).toEqual([])
      })
      await test.step(`at ${width} px no text is cut off`, async () => {
        expect.soft(await losses(page)).toEqual(nothing)
        await expectRoom(page)
      })
      if (width === tablet && compared.pictures && hasPicture(name, state, width)) {
        await test.step('it matches its pictures', async () => {
          // Wider spacing scrolls the page, and closes a tooltip.
          await bring(page, name, baseURL)
          await expectPictures(page, name, width)
        })
      }
    }
    await test.step('no text is cut off in a window of 1280 x 1024 at 400%', async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await bring(page, name, baseURL)
      expect.soft(await losses(page)).toEqual(nothing)
    })
    if (state.isNarrow) return
    await test.step('no text is cut off with letters at 200%', async () => {
      // The browser's font size, which media queries in em use.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      for (const width of [tablet, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await bring(page, name, baseURL)
        expect.soft(await losses(page)).toEqual(nothing)
      }
    })
  })
}

/** Brings a page into a state at its current size. */
async function bring(page: Page, name: string, baseURL?: string) {
  // The same address would keep its scroll position, and reload itself when a lost connection returns.
  await page.goto('about:blank')
  await show(page, stateOf(name), baseURL)
  // An element under the mouse would open its tooltip after the click.
  if (name !== 'an open tooltip') await page.mouse.move(1, 1)
  await settled(page)
}

/** Resizes a page; a state, which may end or scroll then, is brought again. */
async function resize(page: Page, name: string, width: number, baseURL?: string) {
  if (page.viewportSize()?.width === width) return
  await page.setViewportSize({ width, height: 800 })
  if (isState(name)) await bring(page, name, baseURL)
  await settled(page)
}

/** Whether it is more than a page as it opens. */
const isState = (name: string) => Boolean(stateOf(name).before ?? stateOf(name).arrange)

function stateOf(name: string): State {
  const state = states[name]
  if (!state) throw new Error(`There is no state "${name}"`)
  return state
}

/** Pages are photographed whole; for states the viewport is enough. */
async function expectPictures(page: Page, name: string, width: number) {
  await expectLooks(page, name, width, isState(name) ? stateOf(name).shows(page) : undefined)
}

test('every accessibility tree and picture belongs to a state', () => {
  if (!comparable().accessibilityTrees) return
  const files = Object.keys(states).flatMap((name) => [
    accessibilityTreeFile(name),
    ...[...widths, tablet].flatMap((width) => picturesOf(name, width)),
  ])
  const folder = 'tests/browser'
  const left = () =>
    ['accessibilityTrees', 'snapshots']
      .flatMap((kind) => readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`))
      .filter((file) => !files.includes(file) && !file.endsWith('.json'))
  if (isUpdating()) for (const file of left()) rmSync(join(folder, file))
  expect(left()).toEqual([])
})
