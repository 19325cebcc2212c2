// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const origin = 'https://site.example'
// An address with a name and a password must not reach the scripts.
const home = 'https://name:password@site.example/'
const paths = { main: '/assets/main.js', app: ['/assets/packages.js', '/assets/hydrate.js'] }
const main = origin + paths.main
const app = paths.app.map((path) => origin + path)

/** The scripts that the page has run. */
const load = vi.fn<(script: string) => Promise<unknown>>()
const place = { href: home, origin }
const loaded = () => load.mock.calls.map(([script]) => script)
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])

const part = (id: string) => document.getElementById(id) ?? document.body

/** An event that a visitor causes; returns it. */
function cause(type: string, target: EventTarget = document.body, options: MouseEventInit = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options })
  target.dispatchEvent(event)
  return event
}

/** Lets the promises settle, and the given time pass. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

/** What the application's code hears of clicks on a control. */
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

test('the page loads the first script after its first frames, then fetches the others', async () => {
  let arrive: (script: unknown) => void = () => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await pass(60_000)
  expect(loaded()).toEqual([])
  dispatchEvent(new Event('load'))
  await pass(60_000)
  expect([loaded(), preloaded()]).toEqual([[main], []])
  arrive(undefined)
  await pass()
  expect(loaded()).toEqual([main])
  expect(preloaded()).toEqual(app.map((script) => ['modulepreload', script]))
})

const presses = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'click',
]
const otherUses = ['pointermove', 'wheel', 'scroll', 'focusin', 'popstate']

test.each([...presses, ...otherUses])(
  '%s starts the application, once, each script in a task of its own',
  async (type) => {
    const event = cause(type)
    expect(event.defaultPrevented).toBe(false)
    // Without another task, promises alone load no second script.
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

test.each(presses)('%s does not reach React before the application is ready', (type) => {
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
])('a click waits until %s, then it is repeated or follows its link', async (...row) => {
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

test('clicks without a link wait for scripts that are late or fail, the last one last, also on controls that React has replaced', async () => {
  load.mockRejectedValueOnce(new TypeError('404')).mockReturnValue(new Promise(() => {}))
  for (const id of ['moon', 'light', 'dark']) cause('click', part(id))
  await pass(60_000)
  document.body.innerHTML = document.body.innerHTML.replaceAll('id="', 'id="new-')
  const order: string[] = []
  document.body.addEventListener('click', ({ target }) => order.push((target as Element).id))
  ready()
  expect([order, place.href]).toEqual([['new-light', 'new-dark'], home])
})

test('a click on a control that is gone is dropped', () => {
  cause('click', part('light'))
  document.body.replaceChildren()
  ready()
  expect(place.href).toBe(home)
})

test.each([
  ['for a new tab', 'touch', { ctrlKey: true }],
  ['on the menu, which works without the application,', 'menu', {}],
])('a click %s is left to the browser', (_, id, options) => {
  expect(cause('click', part(id), options).defaultPrevented).toBe(false)
})

test('scripts that fail after the load, or a click, are tried again at the next use', async () => {
  load.mockRejectedValueOnce(new TypeError('404')).mockRejectedValueOnce(new TypeError('404'))
  dispatchEvent(new Event('load'))
  await pass(1000)
  expect([loaded(), preloaded()]).toEqual([[main], []])
  cause('click', part('touch'))
  await pass()
  expect(place.href).toMatch(/#contact$/)
  cause('pointermove')
  await pass(10)
  expect(loaded()).toEqual([main, main, main, ...app])
})
