import { describe, expect } from 'vitest'
import { colors } from '../../src/theme/tokens.ts'
import type { Tab, Target } from './engine.ts'
import { evaluate, isFocused, isShown, look } from './inPage.ts'
import type { Test } from './visit.ts'
import { anchors, dialog as words, home, messages, planned as links, site } from '../content.ts'

const channels = [1, 3, 5].map((at) => Number.parseInt(colors.paper[1].slice(at, at + 2), 16))
const dark = `rgb(${channels.join(', ')})`
const opener: Target = { role: 'button', name: home.contact.getInTouch }
const dialog: Target = { role: 'dialog', name: words.title }
const tooltip: Target = { role: 'tooltip' }
const banner: Target = { role: 'banner' }
const openMenu: Target = { role: 'button', name: messages.menu.open }
const closeMenu: Target = { role: 'button', name: messages.menu.close }
const menuLink: Target = { role: 'link', name: anchors[0]?.name ?? '', within: banner }
const theme: Target = { role: 'group', name: messages.theme.label }

const ground = (tab: Tab) =>
  evaluate(tab, () => getComputedStyle(document.documentElement).backgroundColor)
const isPressed = (tab: Tab, name: string) =>
  look(tab, { role: 'button', name, within: theme }, (button) => button.ariaPressed)

const ways: Record<string, (tab: Tab) => Promise<unknown>> = {
  'its button': (tab) => tab.click({ role: 'button', name: words.close, within: dialog }),
  Escape: (tab) => tab.press('Escape'),
  'a press outside': (tab) => tab.click({ x: 20, y: 300 }),
  Back: (tab) => tab.back(),
}

/** The menu of a phone. */
export const menu = (test: Test) =>
  describe('the menu', () => {
    const open = async (tab: Tab) => {
      expect(await isShown(tab, menuLink)).toBe(null)
      await tab.click(openMenu)
      await expect.poll(() => isShown(tab, menuLink)).toBe(true)
      await expect.poll(() => isShown(tab, closeMenu)).toBe(true)
    }

    test('it closes by a link, which leads to its section', async ({ tab, visit }) => {
      await visit('/', { width: 375, height: 667 })
      await open(tab)
      await tab.click(menuLink)
      await expect.poll(() => isShown(tab, openMenu)).toBe(true)
      expect(await isShown(tab, menuLink)).toBe(null)
      const heading: Target = { role: 'heading', name: anchors[0]?.heading ?? '' }
      await expect.poll(() => isFocused(tab, heading)).toBe(true)
    })

    test('it closes by its button', async ({ tab, visit }) => {
      await visit('/', { width: 375, height: 667 })
      await open(tab)
      await tab.click(closeMenu)
      await expect.poll(() => isShown(tab, openMenu)).toBe(true)
      expect(await isShown(tab, menuLink)).toBe(null)
    })

    test('it closes by Escape, and the focus returns', async ({ tab, visit }) => {
      await visit('/', { width: 375, height: 667 })
      await open(tab)
      await tab.press('Tab')
      await expect.poll(() => isFocused(tab, menuLink)).toBe(true)
      await tab.press('Escape')
      await expect.poll(() => isFocused(tab, openMenu)).toBe(true)
      expect(await isShown(tab, menuLink)).toBe(null)
    })
  })

/** The contact dialog. */
export const contact = (test: Test) =>
  describe('the dialog', () => {
    const focusIsInside = (tab: Tab) =>
      look(tab, dialog, (element) => element.contains(document.activeElement))
    const open = async (tab: Tab) => {
      await tab.click(opener)
      await expect.poll(() => isShown(tab, dialog)).toBe(true)
      await expect.poll(() => focusIsInside(tab)).toBe(true)
    }

    test('the focus stays inside, forwards and backwards', async ({ tab, visit }) => {
      await visit('/')
      await open(tab)
      expect(await isShown(tab, { text: site.phone.text, within: dialog })).toBe(true)
      expect(await isShown(tab, { text: site.place.text, within: dialog })).toBe(true)
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = new Set<string>()
        for (let count = 0; count < 7; count += 1) {
          await tab.press(key)
          await expect.poll(() => focusIsInside(tab)).toBe(true)
          stops.add(await evaluate(tab, () => document.activeElement?.outerHTML ?? ''))
        }
        expect(stops.size).toBe(5)
      }
    })

    test.for(Object.entries(ways))(
      'it closes by %s, and the focus returns',
      async ([, close], { tab, visit }) => {
        await visit('/')
        await open(tab)
        await close(tab)
        await expect.poll(() => isFocused(tab, opener)).toBe(true)
        expect(await isShown(tab, dialog)).toBe(null)
        expect(await evaluate(tab, () => location.pathname + location.hash)).toBe('/')
      },
    )
  })

/** What is chosen in the footer, and what is said of its links. */
export const footer = (test: Test) =>
  describe('the footer', () => {
    test('the dark theme is shown at once, and after a reload', async ({ tab, visit }) => {
      await visit('/')
      expect(await ground(tab)).not.toBe(dark)
      await tab.click({ role: 'button', name: messages.theme.dark, within: theme })
      await expect.poll(() => ground(tab)).toBe(dark)
      await visit('/portfolio')
      expect([await ground(tab), await isPressed(tab, messages.theme.dark)]).toEqual([dark, 'true'])
      await tab.click({ role: 'button', name: messages.theme.system, within: theme })
      await expect.poll(() => ground(tab)).not.toBe(dark)
    })

    test.skipIf(links.length === 0)(
      'a tooltip opens 700 ms after the pointer came, and closes by Escape',
      async ({ tab, visit }) => {
        await visit('/')
        const planned: Target = { text: links[0]?.text ?? '', within: { role: 'contentinfo' } }
        await look(tab, planned, (link) => {
          const times = globalThis as unknown as { came: number; opened: number }
          link.addEventListener('pointerover', () => (times.came ??= performance.now()))
          new MutationObserver(() => (times.opened ??= performance.now())).observe(
            document.getElementById('tooltip') as Element,
            { attributeFilter: ['hidden'] },
          )
        })
        await tab.hover(planned)
        await expect.poll(() => isShown(tab, tooltip)).toBe(true)
        expect(await look(tab, tooltip, ({ textContent }) => textContent)).toBe(messages.comingSoon)
        const waited = await tab.run<number>('opened - came')
        // A timer may be late, and clocks are rounded, but it does not come early.
        expect(waited).toBeGreaterThanOrEqual(690)
        await tab.press('Escape')
        await expect.poll(() => isShown(tab, tooltip)).toBe(null)
      },
    )
  })
