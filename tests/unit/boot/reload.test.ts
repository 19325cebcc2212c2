// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const home = 'https://site.example/'
const scripts = [`${home}main.js`]
const reload = vi.fn()
const host = vi.fn<typeof fetch>()
let page: typeof import('../../../src/boot/reload.ts')

freshPageForEachTest()

/** The page is loaded again in the same visit. */
async function view() {
  vi.resetModules()
  page = await import('../../../src/boot/reload.ts')
}

beforeEach(async () => {
  reload.mockClear()
  host.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('location', { href: home, reload })
  vi.stubGlobal('fetch', host)
  await view()
})

const block = (name: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

test.each([
  ['a reason that is new', () => {}, 1],
  ['a reason of this visit', () => page.reloadFor('worker two'), 0],
  ['another reason of this visit', () => page.reloadFor('scripts'), 1],
  ['another build', () => page.reloadFor('worker one'), 1],
  ['a reason that is over', () => (page.reloadFor('worker two'), page.forget('worker two')), 1],
  ['another reason that is over', () => (page.reloadFor('worker two'), page.forget('scripts')), 0],
  ['storage that cannot be read', () => block('getItem'), 0],
  ['storage that keeps no mark', () => block('setItem'), 0],
])('for %s the page reloads as often: %s, %i', (_, before, times) => {
  before()
  reload.mockClear()
  for (let failure = 0; failure < 3; failure += 1) page.reloadFor('worker two')
  expect(reload).toHaveBeenCalledTimes(times)
})

test('blocked storage does not stop the application', () => {
  block('removeItem')
  expect(() => page.forget('scripts')).not.toThrow()
})

test('a rescue fetches the page and its scripts past the HTTP cache, then reloads once', async () => {
  host.mockImplementation(async () => {
    expect(reload).not.toHaveBeenCalled()
    return new Response()
  })
  await Promise.all([page.rescue(scripts), page.rescue(scripts)])
  expect(host.mock.calls).toEqual([home, ...scripts].map((file) => [file, { cache: 'reload' }]))
  await page.rescue(scripts)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that was reloaded fetches its files for the next view, however often they fail', async () => {
  await page.rescue(scripts)
  reload.mockClear()
  host.mockClear()
  for (let times = 0; times < 3; times += 1) {
    await view()
    await page.rescue(scripts)
  }
  expect(host).toHaveBeenCalledTimes(6)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the page waits for the next failure', async () => {
  host.mockRejectedValueOnce(new TypeError('offline'))
  await page.rescue(scripts)
  expect(reload).not.toHaveBeenCalled()
  await page.rescue(scripts)
  expect(reload).toHaveBeenCalledOnce()
})
