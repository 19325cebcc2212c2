import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMedia } from '../support/unit/browser.ts'
import { visit } from '../support/unit/visit.tsx'
import { home, portfolio, titled } from '../support/content.ts'

const still = '(prefers-reduced-motion: reduce)'

beforeEach(() => void (document.title = 'as the HTML says'))
afterEach(() => {
  setMedia(still, false)
  vi.restoreAllMocks()
})

test('a navigation changes and announces the title; the first page does not', async () => {
  const { user, header } = visit('/portfolio')
  const announcement = () => document.querySelector('p[role=status]')?.textContent
  expect([document.title, announcement()]).toEqual(['as the HTML says', ''])
  await user.click(header.getByRole('link', { name: portfolio.back }))
  expect(document.title).toMatch(titled(home.title))
  expect(announcement()).toBe(document.title)
})

test.each([false, true])(
  'reduced motion %s: the new page fades in only if it is off',
  async (isStill) => {
    setMedia(still, isStill)
    const animate = vi.spyOn(HTMLElement.prototype, 'animate')
    const { user, header } = visit('/portfolio')
    await user.click(header.getByRole('link', { name: portfolio.back }))
    expect(location.pathname).toBe('/')
    expect(animate.mock.contexts).toEqual(isStill ? [] : [document.querySelector('main')])
  },
)
