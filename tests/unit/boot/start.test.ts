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
  await arrive()
})

async function arrive() {
  const { start } = await import('../../../src/boot/start.ts')
  start(paths, load)
}

test('the page loads the first script after its first frames, then fetches the others', async () => {
  await pass(60_000)
  expect(loaded()).toEqual([])
  dispatchEvent(new Event('load'))
  vi.advanceTimersToNextFrame()
  await pass(299)
  expect(loaded()).toEqual([])
  await pass(20)
  expect(loaded()).toEqual([main])
  expect(preloaded()).toEqual(app.map((script) => ['modulepreload', script]))
})

test('the other scripts wait for the first one', async () => {
  load.mockReturnValue(new Promise(() => {}))
  dispatchEvent(new Event('load'))
  await pass(60_000)
  expect(loaded()).toEqual([main])
  expect(preloaded()).toEqual([])
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
    const event = cause(type, part('page'))
    await pass(10)
    expect(loaded()).toEqual([])
    expect(event.defaultPrevented).toBe(false)
  },
)

test.each(presses)('%s does not reach React before the application is ready', (type) => {
  const listener = vi.fn()
  part('dark').addEventListener(type, listener)
  cause(type, part('dark'))
  expect(listener).not.toHaveBeenCalled()
  dispatchEvent(new Event('application-ready'))
  listener.mockClear()
  cause(type, part('dark'))
  expect(listener).toHaveBeenCalledOnce()
})

test('clicks that need the application are repeated once when it is ready', async () => {
  const [dark, touch, light] = [heard('dark'), heard('touch'), heard('light')]
  expect(cause('click', part('moon')).defaultPrevented).toBe(true)
  cause('click', part('touch'))
  cause('click', part('touch'))
  expect(dark).not.toHaveBeenCalled()
  await pass(4999)
  dispatchEvent(new Event('application-ready'))
  expect([dark, touch, light].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  await pass(10_000)
  expect(place.href).toBe(home)
})

test('a click on a control that React has replaced is repeated on its successor', () => {
  cause('click', part('dark'))
  document.body.innerHTML = document.body.innerHTML.replaceAll('id="', 'id="new-')
  const [dark, light] = [heard('new-dark'), heard('new-light')]
  dispatchEvent(new Event('application-ready'))
  expect([dark, light].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('a click on a control that is gone is dropped', () => {
  cause('click', part('light'))
  document.body.replaceChildren()
  dispatchEvent(new Event('application-ready'))
  expect(place.href).toBe(home)
})

test('after five seconds a click follows its link, and nothing repeats it', async () => {
  const touch = heard('touch')
  load.mockReturnValue(new Promise(() => {}))
  cause('click', part('touch'))
  await pass(4999)
  expect(place.href).toBe(home)
  await pass(1)
  expect(place.href).toMatch(/#contact$/)
  dispatchEvent(new Event('application-ready'))
  expect(touch).not.toHaveBeenCalled()
})

test('clicks without a link wait for scripts that are late or fail, the last one last', async () => {
  const order: string[] = []
  for (const id of ['dark', 'light']) part(id).addEventListener('click', () => order.push(id))
  load.mockRejectedValueOnce(new TypeError('404')).mockReturnValue(new Promise(() => {}))
  for (const id of ['dark', 'light', 'dark']) cause('click', part(id))
  await pass(60_000)
  expect([order, place.href]).toEqual([[], home])
  dispatchEvent(new Event('application-ready'))
  expect(order).toEqual(['light', 'dark'])
})

test.each([
  ['for a new tab', 'touch', { ctrlKey: true }],
  ['on the menu, which works without the application,', 'menu', {}],
])('a click %s is left to the browser', (_, id, options) => {
  expect(cause('click', part(id), options).defaultPrevented).toBe(false)
})

test('a script that fails gives the clicks back, and the next interaction tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('404'))
  cause('click', part('touch'))
  await pass()
  expect(place.href).toMatch(/#contact$/)
  expect(loaded()).toEqual([main])
  cause('pointermove')
  await pass(10)
  expect(loaded()).toEqual([main, main, ...app])
})

test('an application that fails gives the page back to the browser', async () => {
  cause('click', part('touch'))
  dispatchEvent(new Event('application-failed'))
  expect(place.href).toMatch(/#contact$/)
  expect(cause('click', part('touch')).defaultPrevented).toBe(false)
})
