// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../support/content.ts'
import { aroundNav, placeToRestore, useArrival } from '../../src/navigation.ts'
import '../support/unit/setup.ts'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { onlyMatches } from '../support/unit/media.ts'

const [link, gone] = [document.body, document.createElement('a')]
const there = { top: 900, focused: link }

test.each([
  ['of this page', there, '', { top: undefined, focused: link }],
  ['with a section in its address', there, '#about', there],
  ['at its top', { top: 0, focused: undefined }, '#about', { top: 0, focused: undefined }],
  [
    'whose element has gone',
    { ...there, focused: gone },
    '#about',
    { top: 900, focused: undefined },
  ],
  ['that a reload has forgotten', undefined, '#about', { top: undefined, focused: undefined }],
])('an entry %s gives back: %o, %s -> %o', (_, place, hash, given) => {
  expect(placeToRestore(place, hash)).toEqual(given)
})

const route = (path: string) =>
  ({
    path,
    title: `Title of ${path}`,
    description: 'About',
    card: {},
    header: null,
    page: null,
  }) as never

const part = (id: string) => document.getElementById(id) ?? document.body

/** The application at the page's address: it follows what the history shows. */
function arrive() {
  const { rerender, result } = renderHook(({ path }) => useArrival(route(path), path), {
    initialProps: { path: location.pathname },
  })
  return { said: () => result.current, follow: () => rerender({ path: location.pathname }) }
}

/** Waits for an event of the history; the browser acts before the page hears of it. */
const heard = (type: string, act = () => {}) =>
  new Promise<void>((resolve) => {
    const answer = () => {
      act()
      resolve()
    }
    addEventListener(type, answer, { capture: true, once: true })
  })

/** Goes along the history as a visitor does, until the page has answered. */
async function go(steps: number) {
  const gone = heard('popstate')
  history.go(steps)
  await act(() => gone)
  await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

freshPageForEachTest()

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

/** Follows a link to a section. The browser shows and focuses the section. */
async function followSection(name: string) {
  const changed = heard('hashchange')
  part(`${name}-link`).focus()
  part(`${name}-link`).click()
  await changed
  part(name).focus()
}

/** Clicks with other keys, or on something that has another use. */
function press(id: string, options: MouseEventInit, isPrevented = false) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  if (isPrevented) event.preventDefault()
  part(id).dispatchEvent(event)
}

/** Scrolls as a visitor does. */
function scroll(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  dispatchEvent(new Event('scroll'))
}

const scrolled = () => vi.spyOn(window, 'scrollTo').mockReturnValue()

test('a link to a section leaves the focus to the browser and to Tab; Back returns it', async () => {
  const to = scrolled()
  arrive()
  await followSection('services')
  part('button').focus()
  await nextFrame()
  expect(part('button')).toHaveFocus()
  await go(-1)
  expect(part('services-link')).toHaveFocus()
  expect(to).not.toHaveBeenCalled()
})

test('Back to a section returns to the place on the page, not to the section', async () => {
  const to = scrolled()
  arrive()
  await followSection('services')
  scroll(2384)
  part('button').focus()
  await followSection('about')
  scroll(900)
  history.back()
  // Chromium scrolls to the section and focuses it once the page has heard of the new entry, WebKit before.
  const refocus = () => part('services').focus()
  await Promise.all([heard('popstate', refocus), heard('hashchange', refocus)])
  scroll(784)
  await nextFrame()
  expect(to.mock.calls).toEqual([[{ top: 2384, behavior: 'instant' }]])
  expect(part('about-link')).toHaveFocus()
  await go(1)
  expect(to.mock.lastCall).toEqual([{ top: 900, behavior: 'instant' }])
})

test('two entries of one address have places of their own', async () => {
  const to = scrolled()
  arrive()
  for (const top of [300, 600]) {
    await followSection('services')
    scroll(top)
    await followSection('about')
  }
  await go(-1)
  await go(-2)
  expect(to.mock.calls.map(([options]) => options)).toMatchObject([{ top: 600 }, { top: 300 }])
})

test('a dialog shares the place of the page below it', async () => {
  const to = scrolled()
  arrive()
  await followSection('services')
  part('button').focus()
  history.pushState({ ...history.state, dialog: true }, '')
  part('beside').focus()
  scroll(2384)
  await go(-1)
  expect(to.mock.calls).toEqual([[{ top: 2384, behavior: 'instant' }]])
  expect(part('button')).toHaveFocus()
})

test.each([
  ['a link to the shown section', () => part('services-link').click(), 'services'],
  ['a link for a new tab', () => press('services-link', { ctrlKey: true }), 'button'],
  ['a link whose click does something else', () => press('services-link', {}, true), 'button'],
  ['a click beside links', () => part('heading').click(), 'button'],
])('after %s the focus is where it belongs', async (_, act, focused) => {
  scrolled()
  arrive()
  await followSection('services')
  part('button').focus()
  act()
  // Chromium reports a link to the shown section like Back, then focuses the section.
  dispatchEvent(new PopStateEvent('popstate'))
  part('services').focus()
  await nextFrame()
  expect(part(focused)).toHaveFocus()
})

test('a scroll marks a history entry once, because browsers limit such changes', () => {
  history.replaceState({ other: true }, '')
  const mark = vi.spyOn(history, 'replaceState')
  arrive()
  for (const top of [10, 20, 30]) scroll(top)
  expect(mark).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ other: true, entry: expect.any(Number) as number })
})

test('a returned focus does not scroll the page', async () => {
  scrolled()
  arrive()
  await followSection('services')
  const focus = vi.spyOn(part('services-link'), 'focus')
  await go(-1)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('a browser without popovers follows links too', () => {
  const page = arrive()
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'hidePopover') ?? {}
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    if (selector === ':popover-open') throw new SyntaxError(`unknown: ${selector}`)
    return find(selector)
  })
  try {
    history.replaceState(null, '', '/portfolio')
    page.follow()
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', popover)
  }
  expect(page.said()).toBe('Title of /portfolio')
})

test('a page that has gone no longer follows the visitor', async () => {
  const { unmount } = renderHook(() => useArrival(route('/'), '/'))
  part('button').focus()
  unmount()
  await followSection('services')
  await go(-1)
  expect(part('services')).toHaveFocus()
})

test('the first page says nothing; the next says its title, replaces the head and closes the menu', () => {
  document.head.innerHTML = `
    <link rel="canonical" href="https://site.example/"><meta name="robots" content="noindex">
    <meta name="description" content="old"><meta property="og:url" content="https://site.example/">`
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
  history.replaceState(null, '', '/portfolio')
  page.follow()
  expect([page.said(), document.title]).toEqual(['Title of /portfolio', 'Title of /portfolio'])
  expect(hide).toHaveBeenCalledOnce()
  const ownTags = document.head.querySelectorAll(
    '[rel=canonical], [name=robots], [property="og:url"]',
  )
  expect(
    [...ownTags].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')),
  ).toEqual([`${site.origin}/portfolio`, `${site.origin}/portfolio`])
  expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1)
})

test('a 404 page is logged, with the address as it is', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  history.replaceState(null, '', '/nowhere')
  const { rerender } = renderHook(({ path }) => useArrival(route(path), path), {
    initialProps: { path: '/404' },
  })
  history.replaceState(null, '', '/')
  rerender({ path: '/' })
  history.replaceState(null, '', '/%E2%80%AEevil')
  rerender({ path: '/404' })
  expect(warn.mock.calls).toEqual([
    ['Page not found: /nowhere'],
    ['Page not found: /%E2%80%AEevil'],
  ])
})

test('Forward to a section of another page focuses the section', async () => {
  scrolled()
  history.replaceState(null, '', '/portfolio')
  const page = arrive()
  history.pushState(null, '', '/#about')
  page.follow()
  scroll(900)
  part('about').focus()
  await go(-1)
  page.follow()
  part('about').blur()
  await go(1)
  expect(part('about')).toHaveFocus()
})

test('Back to another page returns the focus, and lets the browser scroll without motion', async () => {
  const page = arrive()
  part('button').focus()
  history.pushState(null, '', '/portfolio')
  page.follow()
  part('about-link').focus()
  const { style } = document.documentElement
  history.back()
  await heard('popstate')
  page.follow()
  expect(style.scrollBehavior).toBe('auto')
  await nextFrame()
  expect(part('button')).toHaveFocus()
  expect(style.scrollBehavior).toBe('')
})

test.each([
  ['/portfolio', '/portfolio', 'heading'],
  ['/#about', '/#about', 'about'],
  ['/#missing', '/#missing', 'heading'],
])('a link to %s shows %s and focuses the %s', (to, shown, focused) => {
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
  const isSection = focused === 'about'
  expect(scroll.mock.calls).toEqual(isSection ? [] : [[{ top: 0, behavior: 'instant' }]])
  expect(reveal.mock.calls).toEqual(isSection ? [[{ behavior: 'instant' }]] : [])
  expect(fade.mock.calls).toEqual([
    [{ opacity: [0, 1] }, expect.objectContaining({ duration: 160 })],
  ])
})

test('a link to the shown address adds no history entry', () => {
  onlyMatches('(prefers-reduced-motion: reduce)')
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  history.replaceState(null, '', '/#about')
  const navigate = vi.fn()
  aroundNav(navigate, '/#about')
  expect(navigate).not.toHaveBeenCalled()
  expect(part('about')).toHaveFocus()
  expect(fade).not.toHaveBeenCalled()
})
