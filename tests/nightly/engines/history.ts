import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { dialog as words, home, messages, portfolio } from '../../support/content.ts'
import { evaluate, isFocused, isShown, look, type Tab, type Target } from './tab.ts'
import { settled, type Test } from './visit.ts'

const banner: Target = { role: 'banner' }
const main: Target = { role: 'main' }
const [section, other] = home.nav
const sectionLink: Target = { role: 'link', name: section.text, within: banner }
const otherLink: Target = { role: 'link', name: other?.text ?? '', within: banner }
const opener: Target = { role: 'button', name: home.contact.getInTouch }
const dialog: Target = { role: 'dialog', name: words.title }
const toPortfolio: Target = { role: 'link', name: home.hero.portfolio }
const heading = (name: string): Target => ({ role: 'heading', name, within: main })

/** The scroll position and the focused element. */
const place = (tab: Tab) =>
  evaluate(tab, () => {
    const { id, innerText, tagName } = (document.activeElement ?? document.body) as HTMLElement
    const name = tagName === 'BODY' ? 'body' : id ? `#${id}` : innerText
    return `${Math.round(scrollY)} ${name.trim()}`
  })

/** Whether the page stays at a place: a browser may scroll some frames late. */
async function staysAt(tab: Tab, before: string) {
  await expect.poll(() => place(tab)).toBe(before)
  await settled(tab)
  expect(await place(tab)).toBe(before)
}

const closings: [string, (tab: Tab) => Promise<unknown>][] = [
  ['Close', (tab) => tab.click({ role: 'button', name: words.close, within: dialog })],
  ['Escape', (tab) => tab.press('Escape')],
  // An earlier press would count as the second click of a double click.
  ['a press outside', (tab) => pause(600).then(() => tab.click({ x: 20, y: 300 }))],
  ['Back', (tab) => tab.back()],
]

/** Ways along the history: the page and the focus stay where the visitor had them. */
export const history = (test: Test, engine: string) =>
  describe('the history', () => {
    const report = async (tab: Tab, way: string, before: string) => {
      const isRight = await staysAt(tab, before).then(
        () => true,
        () => false,
      )
      console.log(`${engine} | ${way} | ${before} | ${await place(tab)}`)
      expect.soft([way, isRight ? before : await place(tab)]).toEqual([way, before])
    }

    for (const address of ['/', `/${section.href}`])
      test(`at ${address} closing the dialog leaves page and focus`, async ({ tab, visit }) => {
        await visit('/')
        if (address !== '/') {
          await tab.click(sectionLink)
          await expect.poll(() => evaluate(tab, () => location.hash)).toBe(section.href)
          // A smooth scroll under way would move what the driver is about to click.
          await settled(tab)
        }
        for (const [way, close] of closings) {
          await tab.click(opener)
          await expect.poll(() => isShown(tab, dialog), { message: way }).toBe(true)
          const top = await evaluate(tab, () => Math.round(scrollY))
          await close(tab)
          await expect.poll(() => isShown(tab, dialog), { message: way }).toBe(null)
          await report(tab, `${address}, dialog, ${way}`, `${top} ${home.contact.getInTouch}`)
        }
        const before = await place(tab)
        await tab.forward()
        await expect.poll(() => isShown(tab, dialog)).toBe(true)
        await tab.back()
        await expect.poll(() => isShown(tab, dialog)).toBe(null)
        await report(tab, `${address}, Forward to the dialog, Back`, before)
        if (address === '/') return
        await tab.back()
        await expect.poll(() => evaluate(tab, () => location.hash)).toBe('')
        await expect.poll(() => isFocused(tab, sectionLink)).toBe(true)
      })

    test('Back and Forward lead to where the visitor was', async ({ tab, visit }) => {
      // In a low window the link to the portfolio is not at the top.
      await visit('/', { height: 450 })
      await tab.click(sectionLink)
      await expect.poll(() => evaluate(tab, () => location.hash)).toBe(section.href)
      await tab.click({ role: 'button', name: messages.theme.system })
      await settled(tab)
      const bottom = await place(tab)
      await tab.click(otherLink)
      await expect.poll(() => evaluate(tab, () => location.hash)).toBe(other?.href)
      await settled(tab)
      const [, top] = [await tab.back(), bottom.split(' ')[0]]
      await report(tab, 'two sections, Back', `${top} ${other?.text}`)
      // The driver scrolls to what it clicks.
      await look(tab, toPortfolio, (link) =>
        link.addEventListener('click', () => Object.assign(globalThis, { left: scrollY })),
      )
      await tab.click(toPortfolio)
      await expect.poll(() => isFocused(tab, heading(portfolio.heading))).toBe(true)
      const left = await tab.run<number>('Math.round(left)')
      expect(left).toBeGreaterThan(0)
      const hero = `${left} ${home.hero.portfolio}`
      await tab.back()
      await report(tab, `${section.href}, the portfolio, Back`, hero)
      await tab.forward()
      await expect.poll(() => isFocused(tab, heading(portfolio.heading))).toBe(true)
      await tab.back()
      await report(tab, 'portfolio, Back, Forward, Back', hero)
    })

    test('Back shows the theme that was chosen on the other page', async ({ tab, host, visit }) => {
      await tab.resize(1440, 900)
      await tab.goto(host.origin)
      await visit('/portfolio')
      const theme = () => evaluate(tab, () => document.documentElement.dataset.theme)
      // A click of WebKit's driver may miss while the page moves.
      const choose = async () => {
        await tab.click({ role: 'button', name: messages.theme.dark })
        return theme()
      }
      await expect.poll(choose).toBe('dark')
      await tab.back()
      await expect.poll(() => evaluate(tab, () => location.pathname)).toBe('/')
      await expect.poll(theme).toBe('dark')
      await evaluate(tab, () => localStorage.clear())
    })
  })
