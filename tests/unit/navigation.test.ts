// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../support/content.ts'
import { useNavigation } from '../../src/navigation.ts'
import '../support/unit/setup.ts'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { onlyMatches } from '../support/unit/media.ts'

const route = (path: string) => ({ path, title: `Title of ${path}` }) as never

const element = (id: string) => document.getElementById(id) ?? document.body

/** Opens the application at the current URL. Returns three functions: `said` returns the announcement for screen readers. `follow` shows the page of the present URL. `fail` removes the application. */
function arrive() {
  const shown = () => ({ path: location.pathname })
  const { rerender, result, unmount } = renderHook(({ path }) => useNavigation(route(path)), {
    initialProps: shown(),
  })
  return { said: () => result.current, follow: () => rerender(shown()), fail: unmount }
}

/** Clicks a word inside a link. Returns whether the browser would then follow the link. */
function click(link: string, options: MouseEventInit = {}) {
  // The link opens a new tab, because jsdom prints an error if a link loads a document in the same tab.
  element('heading').innerHTML = `<a ${link} target="_blank"><b id="word">Link</b></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  return element('word').dispatchEvent(event)
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

test('the first page announces nothing, and the next page announces its title and names its address', () => {
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

test('after Back the focus does not scroll the page, and the browser restores its place without motion', () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/portfolio')
  const page = arrive()
  const focus = vi.spyOn(element('about'), 'focus')
  history.replaceState(null, '', '/#about')
  page.follow()
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
])('a link to %s leads there, fades in and focuses the %s', (to, focused) => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const reveal = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  const page = arrive()
  addEventListener('pushState', page.follow)
  expect(click(`href="${to}"`)).toBe(false)
  expect(location.href).toBe(location.origin + to)
  expect(element(focused)).toHaveFocus()
  const isSection = focused === 'about'
  expect(scroll.mock.calls).toEqual(isSection ? [] : [[{ top: 0, behavior: 'instant' }]])
  expect(reveal.mock.calls).toEqual(isSection ? [[{ behavior: 'instant' }]] : [])
  expect(fade).toHaveBeenCalledOnce()
  // After the application has failed, the browser follows every link, because the application no longer handles clicks.
  page.fail()
  expect(click(`href="${to}"`)).toBe(true)
})

test('a link to the current address adds no history entry, and with reduced motion nothing fades in', () => {
  onlyMatches('(prefers-reduced-motion: reduce)')
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const fade = vi.spyOn(HTMLElement.prototype, 'animate')
  history.replaceState(null, '', '/?a=1#about')
  arrive()
  const { length } = history
  expect(click('href="/?a=1#about"')).toBe(false)
  expect(history).toHaveLength(length)
  expect(element('about')).toHaveFocus()
  expect(fade).not.toHaveBeenCalled()
})

test.each([
  ['a file of the host', 'href="/price%20list.pdf"'],
  ['the page that clears the copy', 'href="/reset"'],
  ['the saved copy of a demo', 'href="/demos/roofing"'],
  ['a section of the page', 'href="#about"'],
  ['a page, with a key held', 'href="/portfolio"', { ctrlKey: true }],
])('the browser follows a link to %s', (_, link, options?: MouseEventInit) => {
  arrive()
  expect(click(link, options)).toBe(true)
})
