// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const origin = 'https://site.example'
// The page's URL contains a name and a password. The URLs of the scripts must not contain them.
const home = 'https://name:password@site.example/'
const paths = { main: '/assets/main.js', app: ['/assets/packages.js', '/assets/hydrate.js'] }
const main = origin + paths.main
const app = paths.app.map((path) => origin + path)

/** Replaces the function that loads a script. */
const load = vi.fn<(script: string) => Promise<unknown>>()
const place = { href: home, origin }
const loaded = () => load.mock.calls.map(([script]) => script)
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])

const part = (id: string) => document.getElementById(id) ?? document.body

/** Dispatches an event as a visitor's action would. Returns the event. */
function cause(type: string, target: EventTarget = document.body, options: MouseEventInit = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options })
  target.dispatchEvent(event)
  return event
}

/** Advances the clock by a time, and waits until promises have settled. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** Adds a click listener to a control, as the application does. Returns the listener, so that tests can count its calls. */
const heard = (id: string) => {
  const listener = vi.fn()
  part(id).addEventListener('click', listener)
  return listener
}

const ready = () => dispatchEvent(new Event('application-ready'))

freshPageForEachTest()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  load.mockReset().mockResolvedValue(undefined)
  place.href = home
  vi.stubGlobal('location', place)
  document.body.innerHTML = `
    <a id="page" href="/portfolio">Portfolio</a>
    <a id="touch" href="#contact" role="button">Get In Touch</a>
    <button id="dark"><i id="moon"></i>Dark</button>
    <button id="light">Light</button>
    <button id="menu" popovertarget="list">Menu</button>`
  const { start } = await import('../../../src/boot/start.ts')
  start(paths, load)
})

const presses = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keypress',
  'keyup',
  'click',
]
const otherUses = ['pointermove', 'wheel', 'scroll', 'focusin', 'popstate']

test.each([...presses, ...otherUses])(
  '%s starts the application once, each script in a task of its own',
  async (type) => {
    const event = cause(type)
    expect(event.defaultPrevented).toBe(false)
    // Settles all promises of this task. The second script must still not load, because each script loads in a separate task.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    expect(loaded()).toEqual([main])
    await pass()
    cause(type)
    await pass(10)
    expect(loaded()).toEqual([main, ...app])
    expect(preloaded()).toHaveLength(2)
  },
)

test.each(['pointermove', 'touchstart', 'focusin', 'click'])(
  '%s on a link to another page starts nothing',
  async (type) => {
    expect(cause(type, part('page')).defaultPrevented).toBe(false)
    await pass(10)
    expect(loaded()).toEqual([])
  },
)

test.each(presses)('%s reaches no listener before the application is ready', (type) => {
  const listener = vi.fn()
  part('dark').addEventListener(type, listener)
  cause(type, part('dark'))
  expect(listener).not.toHaveBeenCalled()
  ready()
  listener.mockClear()
  cause(type, part('dark'))
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  ['the application is ready before five seconds', 4999, ready, 1],
  ['five seconds are over', 5000, () => {}, 0],
  ['the application fails', 0, () => dispatchEvent(new Event('application-failed')), 0],
])('a click waits until %s, and is then repeated or follows its link', async (...row) => {
  const [, time, happen, times] = row
  load.mockReturnValue(new Promise(() => {}))
  const touch = heard('touch')
  for (let press = 0; press < 2; press += 1)
    expect(cause('click', part('touch')).defaultPrevented).toBe(true)
  expect([touch.mock.calls, place.href]).toEqual([[], home])
  await pass(time)
  happen()
  ready()
  await pass(10_000)
  expect(touch).toHaveBeenCalledTimes(times)
  expect(place.href).toMatch(times ? home : /#contact$/)
})

test('clicks on controls without links wait, and are repeated in the order of the last clicks', () => {
  const order: string[] = []
  document.body.addEventListener('click', ({ target }) => order.push((target as Element).id))
  for (const id of ['moon', 'light', 'dark']) cause('click', part(id))
  ready()
  expect([order, place.href]).toEqual([['light', 'dark'], home])
})

test('a click on a control that has gone has no effect', () => {
  cause('click', part('light'))
  document.body.replaceChildren()
  ready()
  expect(place.href).toBe(home)
})

test.each([
  ['for a new tab', 'touch', { ctrlKey: true }],
  ['on the menu, which works without the application,', 'menu', {}],
])('the browser answers a click %s by itself', (_, id, options) => {
  expect(cause('click', part(id), options).defaultPrevented).toBe(false)
})
