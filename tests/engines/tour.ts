import { describe, expect } from 'vitest'
import { clients, demos } from '../projects.ts'
import type { Tab, Target } from './engine.ts'
import { evaluate, isFocused, isShown, look } from './inPage.ts'
import type { Test } from './visit.ts'
import { anchors, home, messages, portfolio, sections, services, site } from '../content.ts'

const banner: Target = { role: 'banner' }
const main: Target = { role: 'main' }
const texts = [home.hero.badge, site.descriptor, home.contact.note]
const headings = [...Object.values(sections), ...services.map(({ title }) => title)]
const leading = [
  ...anchors.map(({ name, id, heading }) => [name, banner, id, heading] as const),
  [home.hero.contact, main, 'contact', home.contact.heading] as const,
]

const path = (tab: Tab) => evaluate(tab, () => location.pathname + location.hash)
const scrolled = (tab: Tab) => evaluate(tab, () => Math.round(scrollY))
/** When the document began, which is different for each. */
const beginning = (tab: Tab) => evaluate(tab, () => performance.timeOrigin)
const heading = (name: string, within = main): Target => ({ role: 'heading', name, within })

/** Px from the fixed bar's lower edge to a section. */
const underBar = (tab: Tab, id: string) =>
  evaluate(
    tab,
    (section) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? 0
      return Math.round(top - bar)
    },
    id,
  )

/** Every link of a part of the page that opens a new tab, as its words and where it leads. */
const newTabs = (tab: Tab, target: Target) =>
  look(tab, target, (part) =>
    [...part.querySelectorAll<HTMLAnchorElement>('a[target=_blank][rel~=noopener]')].map(
      (link) => ({
        words: link.textContent,
        address: link.href.replace(/\/$/, ''),
      }),
    ),
  )

/** The specification's tour of the three pages. */
export const tour = (test: Test) =>
  describe('the tour', () => {
    test('the home page has its words, its services and its booking link', async ({
      tab,
      visit,
    }) => {
      await visit('/')
      for (const text of texts) expect([text, await isShown(tab, { text })]).toEqual([text, true])
      for (const name of [site.brand, ...headings])
        expect([name, await isShown(tab, heading(name))]).toEqual([name, true])
      expect(await newTabs(tab, main)).toEqual([
        { words: `${home.contact.book} ${messages.newTab}`, address: site.bookingUrl },
      ])
    })

    test('every link within the page scrolls to its section, below the bar', async ({
      tab,
      visit,
    }) => {
      await visit('/')
      for (const [name, within, id, title] of leading) {
        await tab.click({ role: 'link', name, within })
        await expect.poll(() => underBar(tab, id), { message: name }).toBe(16)
        await expect.poll(() => isFocused(tab, heading(title)), { message: name }).toBe(true)
        expect(await path(tab)).toBe(`/#${id}`)
      }
    })

    test('the portfolio opens in the same document, and Back returns', async ({ tab, visit }) => {
      await visit('/')
      const began = await beginning(tab)
      await tab.click({ role: 'link', name: home.hero.portfolio })
      await expect.poll(() => isFocused(tab, heading(portfolio.heading))).toBe(true)
      expect([await path(tab), await scrolled(tab)]).toEqual(['/portfolio', 0])
      expect(await beginning(tab)).toBe(began)
      await tab.back()
      await expect.poll(() => isShown(tab, heading(site.brand))).toBe(true)
      expect([await path(tab), await beginning(tab)]).toEqual(['/', began])
    })

    test('clients and demos have links to new tabs that cannot reach back', async ({
      tab,
      visit,
    }) => {
      await visit('/portfolio')
      const expected = (all: readonly { link: string; url: string }[]) =>
        all.map(({ link, url }) => ({ words: `${link} ${messages.newTab}`, address: url }))
      expect(await newTabs(tab, { role: 'region', name: portfolio.work.heading })).toEqual(
        expected(clients),
      )
      expect(await newTabs(tab, { role: 'region', name: portfolio.demos.heading })).toEqual(
        expected(demos),
      )
    })

    test("'Start Your Project' leads to the contact section, and Back to where it was", async ({
      tab,
      visit,
    }) => {
      await visit('/portfolio')
      await tab.hover({ role: 'link', name: portfolio.closing.link })
      const left = await scrolled(tab)
      expect(left).toBeGreaterThan(100)
      await tab.click({ role: 'link', name: portfolio.closing.link })
      await expect.poll(() => isFocused(tab, heading(home.contact.heading))).toBe(true)
      await expect.poll(() => underBar(tab, 'contact')).toBe(16)
      expect(await path(tab)).toBe('/#contact')
      await tab.back()
      await expect.poll(() => isShown(tab, heading(portfolio.heading))).toBe(true)
      await expect.poll(() => scrolled(tab)).toBe(left)
    })

    test('an unknown address answers 404 with its page, which logs the path', async ({
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
