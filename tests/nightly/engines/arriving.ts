import { describe, expect } from 'vitest'
import { demos, groundOf, home, messages } from '../../support/content.ts'
import { evaluate, isShown, look, type Tab, type Target } from './tab.ts'
import { underBar } from './tour.ts'
import { start, type Test } from './visit.ts'

const phone = { width: 375, height: 667 }
const banner: Target = { role: 'banner' }
const openMenu: Target = { role: 'button', name: messages.menu.open }
const sections = home.nav.map(({ href }) => href.slice(1))
const highlights = [
  ['/', home.contact.lead],
  ['/portfolio', demos.at(-1)?.description ?? ''],
] as const

const notFound = /^warn: Page not found: \/nowhere$|^error: Failed to load resource: .*404/

/** Whether a text is visible below the bar. */
const isInSight = (tab: Tab, text: string) =>
  look(tab, { text }, (element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { top, bottom } = element.getBoundingClientRect()
    return top >= bar && bottom <= innerHeight
  })

/** The theme-color that applies. */
const barColor = (tab: Tab) =>
  evaluate(tab, () => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find(({ media }) => !media || matchMedia(media).matches)?.content
  })

/**
 * Whether a section is at the position of its fragment. A difference of one line is allowed: WebKit
 * has no scroll anchoring when the font arrives and the text above wraps differently.
 */
async function isInPlace(tab: Tab, id: string) {
  const off = Math.abs((await underBar(tab, id)) - 16)
  return off <= 2 || Math.abs(off - 24) <= 2
}

/** Visits from another site, before and after the application starts. */
export const arriving = (test: Test) =>
  describe('arriving', () => {
    test.for(sections)('/#%s is below the bar', async (id, { tab, look: open }) => {
      for (const size of [{}, phone]) {
        await open(`/#${id}`, size)
        expect.soft(await isInPlace(tab, id)).toBe(true)
      }
      await start(tab)
      expect(await isInPlace(tab, id)).toBe(true)
    })

    test.for(highlights)(
      '%s scrolls to the text in its URL: %s',
      async ([path, text], { tab, look: open }) => {
        await open(`${path}#:~:text=${encodeURIComponent(text)}`)
        expect(await evaluate(tab, () => 'fragmentDirective' in document)).toBe(true)
        expect(await isInSight(tab, text)).toBe(true)
        await start(tab)
        expect(await isInSight(tab, text)).toBe(true)
      },
    )

    test('find in page works below the first screen as soon as the page has loaded', async ({
      tab,
      host,
    }) => {
      await tab.goto(host.origin)
      const found = await tab.run<boolean>(`find(${JSON.stringify(home.contact.heading)})`)
      expect(found).toBe(true)
    })

    test("after 'Skip to content' Tab focuses the first link or button of the page", async ({
      tab,
      visit,
      allow,
    }) => {
      allow(notFound)
      for (const path of ['/', '/portfolio', '/nowhere']) {
        await visit(path)
        for (const key of ['Tab', 'Enter', 'Tab'] as const) await tab.press(key)
        const first = () =>
          evaluate(
            tab,
            () => document.querySelector('main :is(a, button)') === document.activeElement,
          )
        await expect.poll(first, { message: path }).toBe(true)
      }
    })

    test("a dark page colors the browser's bar before any touch", async ({
      tab,
      look: open,
      visit,
    }) => {
      await visit('/')
      expect(await barColor(tab)).toBe(groundOf('light'))
      // A click of WebKit's driver may miss while the page moves.
      const choose = async () => {
        await tab.click({ role: 'button', name: messages.theme.dark })
        return barColor(tab)
      }
      await expect.poll(choose).toBe(groundOf('dark'))
      for (const path of ['/portfolio', '/']) {
        await open(path)
        expect([path, await barColor(tab)]).toEqual([path, groundOf('dark')])
      }
      // The next test may use the same origin.
      await evaluate(tab, () => localStorage.clear())
    })
  })

/** Taps before the application has loaded. */
export const early = (test: Test) =>
  describe('early', () => {
    test('a menu link closes the menu before scripts arrive', async ({ tab, host }) => {
      host.fail(/\/assets\/.*\.js$/, { delay: 3000 })
      await tab.resize(phone.width, phone.height)
      await tab.goto(host.origin)
      const [{ text, href }] = home.nav
      await tab.click(openMenu)
      await tab.click({ role: 'link', name: text, within: banner })
      const isOpen = () => evaluate(tab, () => document.querySelector(':popover-open') !== null)
      await expect.poll(isOpen, { timeout: 1500 }).toBe(false)
      await expect.poll(() => underBar(tab, href.slice(1))).toBe(16)
      host.heal()
      await start(tab)
      expect([await isOpen(), await isShown(tab, openMenu)]).toEqual([false, true])
      expect(await underBar(tab, href.slice(1))).toBe(16)
    })
  })
