import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { home, portfolio, site } from '../support/content.ts'
import { visit } from '../support/unit/visit.tsx'

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const inHead = (selector: string) => document.head.querySelector(selector)
const canonical = () => inHead('link[rel=canonical]')?.getAttribute('href')

const back = async (path: string) => {
  history.back()
  await waitFor(() => expect(location.pathname).toBe(path))
}

afterEach(() => vi.restoreAllMocks())

test('View Our Web Design shows the portfolio without a reload and focuses its heading', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user, main } = visit('/')
  await user.click(main.getByRole('link', { name: home.hero.portfolio }))
  expect(location.pathname).toBe('/portfolio')
  expect(heading(portfolio.heading)).toHaveFocus()
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('Start Your Project leads to the contact section, and Back returns', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const { user, main } = visit('/portfolio')
  const link = main.getByRole('link', { name: portfolio.closing.link })
  await user.click(link)
  expect(location.pathname + location.hash).toBe('/#contact')
  expect(document.getElementById('contact')).toHaveFocus()
  expect(scroll.mock.contexts).toEqual([document.getElementById('contact')])
  await back('/portfolio')
  await waitFor(() => expect(link).toHaveFocus())
})

test('a link to the current page scrolls to its top and adds no history entry', async () => {
  const { user, header } = visit('/')
  const before = history.length
  for (let time = 0; time < 3; time++) {
    await user.click(header.getByRole('link', { name: new RegExp(site.brand) }))
  }
  expect(history.length).toBe(before)
  expect(heading(site.brand)).toHaveFocus()
})

test('a navigation updates title, description, URL and robots, Back too', async () => {
  const { user, main } = visit('/')
  await user.click(main.getByRole('link', { name: home.hero.portfolio }))
  expect(document.title).toContain(portfolio.title)
  expect(canonical()).toBe(`${site.origin}/portfolio`)
  expect(inHead('meta[property="og:url"]')).toHaveAttribute('content', `${site.origin}/portfolio`)
  expect(inHead('meta[name=description]')).toHaveAttribute('content', portfolio.description)
  await back('/')
  await waitFor(() => expect(canonical()).toBe(`${site.origin}/`))
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
})

test('the 404 page has no canonical URL until the visitor goes home', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { user, header } = visit('/portfolio')
  history.pushState(null, '', '/nowhere')
  dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(inHead('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
  expect(inHead('link[rel=canonical], meta[property]')).toBeNull()
  await user.click(
    screen.getAllByRole('link', { name: new RegExp(site.brand) })[0] ?? header.element,
  )
  expect(inHead('meta[name=robots]')).toBeNull()
  expect(canonical()).toBe(`${site.origin}/`)
})
