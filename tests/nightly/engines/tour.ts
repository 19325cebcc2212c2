import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import type { HomeWords } from '../../../src/content/schema.ts'
import {
  dialog as words,
  home,
  messages,
  planned as links,
  portfolio,
  services,
  site,
} from '../../support/content.ts'
import { clients, demos } from '../../support/projects.ts'
import { evaluate, isFocused, isMarked, isShown, look, mark, type Tab, type Target } from './tab.ts'
import type { Test } from './visit.ts'

const banner: Target = { role: 'banner' }
const main: Target = { role: 'main' }
const heading = (name: string): Target => ({ role: 'heading', name, within: main })

const openMenu: Target = { role: 'button', name: messages.menu.open }
const closeMenu: Target = { role: 'button', name: messages.menu.close }
const menuLink: Target = { role: 'link', name: home.nav[0].text, within: banner }
const phone = { width: 375, height: 667 }

const opener: Target = { role: 'button', name: home.contact.getInTouch }
const dialog: Target = { role: 'dialog', name: words.title }

const theme: Target = { role: 'group', name: messages.theme.label }
const tooltip: Target = { role: 'tooltip' }
const [planned] = links

const { hero }: HomeWords = home
const texts = [hero.badge ?? [], site.descriptor, home.contact.note].flat()
const headings = [
  site.brand,
  home.services.heading,
  ...services.map(({ title }) => title),
  home.about.heading,
  home.contact.heading,
]
const anchors = [
  ...home.nav.map(({ text, href }) => ({ name: text, within: banner, id: href.slice(1) })),
  { name: home.getStarted, within: banner, id: 'contact' },
  { name: home.hero.contact, within: main, id: 'contact' },
]

const path = (tab: Tab) => evaluate(tab, () => location.pathname + location.hash)
const scrolled = (tab: Tab) => evaluate(tab, () => Math.round(scrollY))
const ground = (tab: Tab) =>
  evaluate(tab, () => getComputedStyle(document.documentElement).backgroundColor)

/** Distance in px from the bottom of the fixed bar to a section. */
export const underBar = (tab: Tab, id: string) =>
  evaluate(
    tab,
    (section) => {
      const bars = [...document.querySelectorAll('header')]
      const bar = bars.find((each) => each.checkVisibility())?.getBoundingClientRect().bottom ?? 0
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? 0
      return Math.round(top - bar)
    },
    id,
  )

/** Whether the next Tab moves the focus to the start of the section. */
const hasFocus = (tab: Tab, id: string) =>
  evaluate(tab, (section) => document.activeElement?.closest('section')?.id === section, id)

/** The links in a part of the page that open a new tab, each with its text and target. */
async function newTabs(tab: Tab, target: Target) {
  const found = await look(tab, target, (part) =>
    [...part.querySelectorAll<HTMLAnchorElement>('a[target=_blank][rel~=noopener]')].map(
      (link) => ({
        words: link.textContent,
        address: link.href,
        isShown: link.checkVisibility(),
      }),
    ),
  )
  // The other page is in the document too, hidden.
  const shown = found?.filter((link) => link.isShown)
  return shown?.map(({ words: all, address }) => ({
    words: all.replace(messages.newTab, '').trim(),
    address,
  }))
}

const closings: [string, (tab: Tab) => Promise<unknown>][] = [
  ['its button', (tab) => tab.click({ role: 'button', name: words.close, within: dialog })],
  ['Escape', (tab) => tab.press('Escape')],
  [
    'a press outside',
    async (tab) => {
      // An earlier press would count as the second click of a double click.
      await pause(600)
      await tab.click({ x: 20, y: 300 })
    },
  ],
  ['Back', (tab) => tab.back()],
]

/** The tour of the specification through the three pages. */
export const tour = (test: Test) =>
  describe('the tour', () => {
    test('home: its texts, its section links, the portfolio and Back', async ({ tab, visit }) => {
      await visit('/')
      for (const text of texts) expect([text, await isShown(tab, { text })]).toEqual([text, true])
      for (const name of headings)
        expect([name, await isShown(tab, heading(name))]).toEqual([name, true])
      expect(await newTabs(tab, main)).toEqual([
        { words: home.contact.book, address: new URL(site.bookingUrl).href },
      ])

      for (const { name, within, id } of anchors) {
        await tab.click({ role: 'link', name, within })
        await expect.poll(() => underBar(tab, id), { message: name }).toBe(16)
        await expect.poll(() => hasFocus(tab, id), { message: name }).toBe(true)
        expect(await path(tab)).toBe(`/#${id}`)
      }

      await mark(tab)
      await tab.click({ role: 'link', name: home.hero.portfolio })
      await expect.poll(() => isFocused(tab, heading(portfolio.heading))).toBe(true)
      expect([await path(tab), await scrolled(tab)]).toEqual(['/portfolio', 0])
      await tab.back()
      await expect.poll(() => isShown(tab, heading(site.brand))).toBe(true)
      expect([await path(tab), await isMarked(tab)]).toEqual(['/#contact', true])
    })

    test('the menu of a phone closes by its button, Escape and a link', async ({ tab, visit }) => {
      await visit('/', phone)
      const open = async () => {
        expect(await isShown(tab, menuLink)).toBe(null)
        await tab.click(openMenu)
        await expect.poll(() => isShown(tab, menuLink)).toBe(true)
        await expect.poll(() => isShown(tab, closeMenu)).toBe(true)
      }
      const isClosed = async () => {
        await expect.poll(() => isShown(tab, openMenu)).toBe(true)
        expect(await isShown(tab, menuLink)).toBe(null)
      }
      await open()
      await tab.click(closeMenu)
      await isClosed()
      await open()
      await tab.press('Tab')
      await expect.poll(() => isFocused(tab, menuLink)).toBe(true)
      await tab.press('Escape')
      await expect.poll(() => isFocused(tab, openMenu)).toBe(true)
      await isClosed()
      await open()
      await tab.click(menuLink)
      await isClosed()
      const id = home.nav[0].href.slice(1)
      await expect.poll(() => hasFocus(tab, id)).toBe(true)
      await expect.poll(() => underBar(tab, id)).toBe(16)
    })

    test('the dialog keeps the focus, and every way to close it returns the focus', async ({
      tab,
      visit,
    }) => {
      await visit('/')
      const focusIsInside = () =>
        look(tab, dialog, (element) => element.contains(document.activeElement))
      for (const [way, close] of closings) {
        await tab.click(opener)
        await expect.poll(() => isShown(tab, dialog), { message: way }).toBe(true)
        await expect.poll(focusIsInside, { message: way }).toBe(true)
        for (const text of [site.phone.text, site.place.text])
          expect(await isShown(tab, { text, within: dialog })).toBe(true)
        for (const key of way === 'Escape' ? (['Tab', 'Shift+Tab'] as const) : []) {
          const stops = new Set<string>()
          for (let count = 0; count < 7; count += 1) {
            await tab.press(key)
            await expect.poll(focusIsInside, { message: key }).toBe(true)
            stops.add(await evaluate(tab, () => document.activeElement?.outerHTML ?? ''))
          }
          expect(stops.size).toBe(5)
        }
        await close(tab)
        await expect.poll(() => isFocused(tab, opener), { message: way }).toBe(true)
        expect(await isShown(tab, dialog)).toBe(null)
        expect([way, await path(tab)]).toEqual([way, '/'])
      }
    })

    test('the footer: a theme applies at once and stays; a tooltip opens after 700 ms', async ({
      tab,
      visit,
    }) => {
      await visit('/')
      const light = await ground(tab)
      const dark: Target = { role: 'button', name: messages.theme.dark, within: theme }
      await tab.click(dark)
      await expect.poll(() => ground(tab)).not.toBe(light)
      const chosen = await ground(tab)
      await visit('/portfolio')
      expect(await ground(tab)).toBe(chosen)
      expect(await look(tab, dark, ({ ariaPressed }) => ariaPressed)).toBe('true')
      await tab.click({ role: 'button', name: messages.theme.system, within: theme })
      await expect.poll(() => ground(tab)).toBe(light)

      if (!planned) return
      const target: Target = { text: planned.text, within: { role: 'contentinfo' } }
      await look(tab, target, (link) => {
        const times = globalThis as unknown as { came: number; opened: number }
        link.addEventListener('pointerover', () => (times.came ??= performance.now()))
        new MutationObserver(() => (times.opened ??= performance.now())).observe(
          document.getElementById('tooltip') as Element,
          { attributeFilter: ['hidden'] },
        )
      })
      await tab.hover(target)
      await expect.poll(() => isShown(tab, tooltip)).toBe(true)
      expect(await look(tab, tooltip, ({ textContent }) => textContent)).toBe(messages.comingSoon)
      const waited = await tab.run<number>('opened - came')
      // A timer may be late but not early, apart from rounded clocks.
      expect(waited).toBeGreaterThanOrEqual(690)
      await tab.press('Escape')
      await expect.poll(() => isShown(tab, tooltip)).toBe(null)
    })

    test('the portfolio: links to new tabs, the contact section, Back to the scroll position', async ({
      tab,
      visit,
    }) => {
      await visit('/portfolio')
      const expected = (all: readonly { link: string; url: string }[]) =>
        all.map(({ link, url }) => ({ words: link, address: new URL(url).href }))
      const { work, demos: shown, closing } = portfolio
      expect(await newTabs(tab, { role: 'region', name: work.heading })).toEqual(expected(clients))
      expect(await newTabs(tab, { role: 'region', name: shown.heading })).toEqual(expected(demos))

      const link: Target = { role: 'link', name: closing.link }
      await look(tab, link, (element) =>
        element.addEventListener('click', () => Object.assign(globalThis, { left: scrollY })),
      )
      // The driver scrolls to the clicked element.
      await tab.click(link)
      await expect.poll(() => hasFocus(tab, 'contact')).toBe(true)
      await expect.poll(() => underBar(tab, 'contact')).toBe(16)
      expect(await path(tab)).toBe('/#contact')
      await tab.back()
      await expect.poll(() => isShown(tab, heading(portfolio.heading))).toBe(true)
      const left = await tab.run<number>('left')
      expect(left).toBeGreaterThan(0)
      await expect.poll(() => scrolled(tab)).toBe(Math.round(left))
    })

    test('an unknown URL answers 404 with its page, which logs the path', async ({
      tab,
      host,
      visit,
      allow,
    }) => {
      allow(/^error: Failed to load resource: .*404/)
      allow(/^warn: Page not found: \/nowhere\/at\/all$/)
      await visit('/nowhere/at/all?a=1')
      expect(host.log).toContainEqual({ path: '/nowhere/at/all?a=1', status: 404 })
      expect(await isShown(tab, heading(messages.notFound.code))).toBe(true)
      expect(await isShown(tab, { text: messages.notFound.heading })).toBe(true)
      await expect.poll(tab.complaints).toContain('warn: Page not found: /nowhere/at/all')
      await tab.click({ role: 'link', name: messages.notFound.home })
      await expect.poll(() => isFocused(tab, heading(site.brand))).toBe(true)
      expect(await path(tab)).toBe('/')
    })
  })
