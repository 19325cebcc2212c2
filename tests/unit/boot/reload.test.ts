// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const reload = vi.fn()
let page: typeof import('../../../src/boot/reload.ts')

freshPageForEachTest()

/** Loads the page again in the same visit. */
async function view() {
  vi.resetModules()
  page = await import('../../../src/boot/reload.ts')
}

beforeEach(async () => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  await view()
})

const block = (name: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

test.each([
  ['a new reason', () => {}, 1],
  ['a reason that has reloaded the page before', () => page.reloadFor('worker two'), 0],
  ['a reason after another reason', () => page.reloadFor('page two'), 1],
  ['a build after another build', () => page.reloadFor('worker one'), 1],
  [
    'a reason that another reload is allowed for',
    () => (page.reloadFor('worker two'), page.allowReloadFor('worker two')),
    1,
  ],
  [
    'a reason while a reload for another reason is allowed',
    () => (page.reloadFor('worker two'), page.allowReloadFor('page two')),
    0,
  ],
  ['storage that cannot be read', () => block('getItem'), 0],
  ['storage that stores nothing', () => block('setItem'), 0],
])('%s reloads the page this number of times: %s, %i', (_, before, times) => {
  before()
  reload.mockClear()
  for (let failure = 0; failure < 3; failure += 1) page.reloadFor('worker two')
  expect(reload).toHaveBeenCalledTimes(times)
})

test('blocked storage does not stop the application', () => {
  block('removeItem')
  expect(() => page.allowReloadFor('page two')).not.toThrow()
})
