// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../support/content.ts'
import { useNavigation } from '../../src/navigation.ts'
import '../support/unit/setup.ts'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { onlyMatches } from '../support/unit/media.ts'

const route = (path: string) => ({ path, title: `Title of ${path}` }) as never

const part = (id: string) => document.getElementById(id) ?? document.body

/** The application at the page's address: it follows what the history shows. */
function arrive() {
  const shown = () => ({ path: location.pathname })
  const { rerender, result, unmount } = renderHook(({ path }) => useNavigation(route(path)), {
    initialProps: shown(),
  })
  return { said: () => result.current, follow: () => rerender(shown()), fail: unmount }
}

/** Clicks on the word of a link. Returns whether the browser is left to follow it. */
function click(link: string, options: MouseEventInit = {}) {
  // jsdom loads no documents, and opens no tabs.
  part('heading').innerHTML = `<a ${link} target="_blank"><b id="word">Link</b></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  return part('word').dispatchEvent(event)
}

freshPageForEachTest()

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <div id="root"><main>
      <div hidden><h1 id="other" tabindex="-1">Portfolio</h1></div>
      <div><h1 id="heading" tabindex="-1">Home</h1></div>
      <section id="about" tabindex="-1"></section>
    </main></div>`
})

test('the first page says nothing; the next has its title and address in the head, and says its title', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://site.example/">'
  document.title = 'as the HTML says'
  const page = arrive()
  page.follow()
  expect([page.said(), document.title]).toEqual(['', 'as the HTML says'])
  history.replaceState(null, '', '/portfolio')
  page.follow()
  expect([page.said(), document.title]).toEqual(['Title of /portfolio', 'Title of /portfolio'])
  const canonical = document.querySelector('[rel=canonical]')
  expect(canonical).toHaveAttribute('href', `${site.origin}/portfolio`)
})

test.each([
  ['/', 'heading'],
  ['/#about', 'about'],
])('Back to %s focuses the %s, and lets the browser scroll without motion', (to, focused) => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/portfolio')
  const page = arrive()
  const focus = vi.spyOn(part(focused), 'focus')
  history.replaceState(null, '', to)
  page.follow()
  expect(part(focused)).toHaveFocus()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  const { style } = document.documentElement
  expect(style.scrollBehavior).toBe('auto')
  vi.advanceTimersToNextFrame()
  expect(style.scrollBehavior).toBe('')
})

test.each([
  ['/portfolio?a=1', 'heading'],
  ['/#about', 'about'],
  ['/#missing', 'heading'],
])('a link to %s leads there, and focuses the %s', (to, focused) => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const reveal = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  const page = arrive()
  addEventListener('pushState', page.follow)
  const focus = vi.spyOn(part(focused), 'focus')
  expect(click(`href="${to}"`)).toBe(false)
  expect(location.href).toBe(location.origin + to)
  expect(part(focused)).toHaveFocus()
  for (const options of focus.mock.calls) expect(options).toEqual([{ preventScroll: true }])
  const isSection = focused === 'about'
  expect(scroll.mock.calls).toEqual(isSection ? [] : [[{ top: 0, behavior: 'instant' }]])
  expect(reveal.mock.calls).toEqual(isSection ? [[{ behavior: 'instant' }]] : [])
  expect(fade.mock.calls).toEqual([
    [{ opacity: [0, 1] }, expect.objectContaining({ duration: 160 })],
  ])
  // Once the application has failed, the browser follows every link.
  page.fail()
  expect(click(`href="${to}"`)).toBe(true)
})

test('a link to the shown address adds no history entry', () => {
  onlyMatches('(prefers-reduced-motion: reduce)')
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  history.replaceState(null, '', '/?a=1#about')
  arrive()
  const { length } = history
  expect(click('href="/?a=1#about"')).toBe(false)
  expect(history).toHaveLength(length)
  expect(part('about')).toHaveFocus()
  expect(fade).not.toHaveBeenCalled()
})

test.each([
  ['a file of the host', 'href="/price%20list.pdf"'],
  ['the page that clears the copy', 'href="/reset"'],
  ['the saved copy of a demo', 'href="/demos/roofing"'],
  ['a section of the page', 'href="#about"'],
  ['a page, with a key held', 'href="/portfolio"', { ctrlKey: true }],
])('the browser follows a link to %s: %s', (_, link, options?: MouseEventInit) => {
  arrive()
  expect(click(link, options)).toBe(true)
})
