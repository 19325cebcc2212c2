// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aroundNav, focusBy, useArrival, wayOf } from '../../src/navigation.ts'
import '../support/unit/browser.ts'
import '../support/unit/setup.ts'
import { leavePageAfterEach } from '../support/unit/leftPage.ts'

test.each([
  ['a link to another page', 'link', true, 'link'],
  ['a link to a page, from the same page', 'link', false, 'link'],
  ['a link to a section of the page', 'section', false, 'browser'],
  ['Back within the page', 'back', false, 'memory'],
  ['Back to another page', 'back', true, 'memory'],
  ['Back to another page, after a section link that led nowhere', 'section', true, 'memory'],
] as const)('after %s (%s, another page: %s) the focus is moved by the %s', (...row) => {
  const [, way, isOtherPage, by] = row
  expect(focusBy(way, isOtherPage)).toBe(by)
})

test.each([
  ['a link to another section', '#about', true, 'section'],
  ['a link to the shown section', '#services', true, 'back'],
  ['a link for a new tab', '#about', false, 'back'],
  ['anything else', undefined, true, 'back'],
] as const)('after a click on %s (%s, plain: %s) the way is %s', (_, hash, isPlain, way) => {
  expect(wayOf(hash, '#services', isPlain)).toBe(way)
})

const route = (path: string) =>
  ({ path, title: `Title of ${path}`, description: 'About', header: null, page: null }) as never

const part = (id: string) => document.getElementById(id) ?? document.body

/** The application at the page's address: it follows what the history shows. */
function arrive() {
  const { rerender, result } = renderHook(({ path }) => useArrival(route(path), path), {
    initialProps: { path: location.pathname },
  })
  return { said: () => result.current, follow: () => rerender({ path: location.pathname }) }
}

/** Changes the address as the browser does on Back, Forward or a section link. */
function address(path: string) {
  const { hash } = location
  history.replaceState(null, '', path)
  if (hash !== location.hash) act(() => void dispatchEvent(new Event('hashchange')))
}

leavePageAfterEach()

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <div id="root"><main>
      <div hidden><h1 id="other" tabindex="-1">Portfolio</h1></div>
      <div><h1 id="heading" tabindex="-1">Home</h1></div>
      <a id="services-link" href="#services">Services</a><a id="about-link" href="#about">About</a>
      <section id="services" tabindex="-1"></section><section id="about" tabindex="-1"></section>
      <button id="button">Dark</button>
    </main></div>
    <button id="beside">in a dialog beside the page</button>`
})

/** Follows a link to a section. The browser focuses it before the page hears of the new address. */
async function followSection(name: string) {
  const changed = new Promise<void>((resolve) => {
    const focus = () => {
      part(name).focus()
      resolve()
    }
    addEventListener('hashchange', focus, { capture: true, once: true })
  })
  part(`${name}-link`).focus()
  part(`${name}-link`).click()
  await changed
}

test('a link to a section leaves the focus where the browser puts it; Back returns it', async () => {
  arrive()
  await followSection('services')
  expect(part('services')).toHaveFocus()
  address('/')
  expect(part('services-link')).toHaveFocus()
})

test('a second link to the same section leaves the focus there, not at its last place', async () => {
  arrive()
  await followSection('services')
  part('button').focus()
  address('/')
  await followSection('services')
  expect(part('services')).toHaveFocus()
  // The link has done its work: Forward returns the focus again.
  address('/')
  address('/#services')
  expect(part('button')).toHaveFocus()
})

test('Back and Forward return the focus at each address, but never to a section', async () => {
  arrive()
  await followSection('services')
  part('button').focus()
  await followSection('about')
  address('/#services')
  expect(part('about-link')).toHaveFocus()
  address('/#about')
  expect(part('about-link')).toHaveFocus()
})

test('what is beside the page is not remembered', () => {
  arrive()
  part('button').focus()
  part('beside').focus()
  address('/#about')
  part('about-link').focus()
  address('/')
  expect(part('button')).toHaveFocus()
})

test('an element that has gone gets no focus', () => {
  arrive()
  part('button').focus()
  const gone = part('button')
  address('/#about')
  part('about-link').focus()
  gone.remove()
  address('/')
  expect(part('about-link')).toHaveFocus()
})

test('a click for a new tab changes nothing for Back', async () => {
  arrive()
  await followSection('services')
  part('about-link').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  address('/')
  expect(part('services-link')).toHaveFocus()
})

test('a page that has gone no longer follows the focus', async () => {
  const { unmount } = renderHook(() => useArrival(route('/'), '/'))
  part('button').focus()
  unmount()
  part('about-link').focus()
  await followSection('services')
  part('heading').focus()
  address('/')
  expect(part('heading')).toHaveFocus()
})

test('the first page says nothing; the next says its title and closes the menu', () => {
  document.title = 'as the HTML says'
  const page = arrive()
  expect([page.said(), document.title]).toEqual(['', 'as the HTML says'])
  const menu = document.body.appendChild(document.createElement('ul'))
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':popover-open' ? menu : find(selector),
  )
  const hide = vi.spyOn(menu, 'hidePopover')
  page.follow()
  expect(hide).not.toHaveBeenCalled()
  address('/portfolio')
  page.follow()
  expect([page.said(), document.title]).toEqual(['Title of /portfolio', 'Title of /portfolio'])
  expect(hide).toHaveBeenCalledOnce()
})

test('Back to another page returns the focus, and lets the browser scroll without motion', async () => {
  const page = arrive()
  part('button').focus()
  address('/portfolio')
  page.follow()
  part('about-link').focus()
  const { style } = document.documentElement
  address('/')
  page.follow()
  expect(part('button')).toHaveFocus()
  expect(style.scrollBehavior).toBe('auto')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(style.scrollBehavior).toBe('')
})

const media = (isStill: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList)

test.each([
  ['/portfolio', '/portfolio', 'heading'],
  ['/#about', '/#about', 'about'],
  ['/#missing', '/#missing', 'heading'],
])('a link to %s shows %s and focuses the %s', (to, shown, focused) => {
  media(false)
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const reveal = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  const page = arrive()
  part('services-link').focus()
  const focus = vi.spyOn(part(focused), 'focus')
  aroundNav((path) => {
    history.pushState(null, '', path)
    page.follow()
  }, to)
  expect(location.pathname + location.hash).toBe(shown)
  expect(part(focused)).toHaveFocus()
  // The scroll position is set already, and in one step.
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(document.documentElement.style.scrollBehavior).toBe('')
  const isSection = focused === 'about'
  expect(scroll.mock.calls).toEqual(isSection ? [] : [[{ top: 0, behavior: 'instant' }]])
  expect(reveal.mock.calls).toEqual(isSection ? [[{ behavior: 'instant' }]] : [])
  expect(fade).toHaveBeenCalledOnce()
})

test('a link to the shown address adds no history entry', () => {
  media(true)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  history.replaceState(null, '', '/#about')
  const navigate = vi.fn()
  aroundNav(navigate, '/#about')
  expect(navigate).not.toHaveBeenCalled()
  expect(part('about')).toHaveFocus()
  expect(fade).not.toHaveBeenCalled()
})
