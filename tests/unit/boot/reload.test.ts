// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const reload = vi.fn()
let page: typeof import('../../../src/boot/reload.ts')

freshPageForEachTest()

beforeEach(async () => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.resetModules()
  page = await import('../../../src/boot/reload.ts')
})

const block = (name: 'getItem' | 'setItem' | 'removeItem') => () =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

const reloaded = (reason: 'worker one' | 'worker two' | 'page two') => () => page.reloadFor(reason)
const allowed = (reason: 'worker two' | 'page two') => () => {
  page.reloadFor('worker two')
  page.allowReloadFor(reason)
}

test.each([
  ['once for a new reason', () => {}, 1],
  ['no more for a reason that has reloaded the page', reloaded('worker two'), 0],
  ['once after a reload for another reason', reloaded('page two'), 1],
  ['once after a reload for another build', reloaded('worker one'), 1],
  ['once more when another reload for the reason is allowed', allowed('worker two'), 1],
  ['no more when a reload for another reason is allowed', allowed('page two'), 0],
  ['never if storage cannot be read', block('getItem'), 0],
  ['never if storage stores nothing', block('setItem'), 0],
])('a page reloads %s', (_, before, times) => {
  before()
  reload.mockClear()
  for (let failure = 0; failure < 3; failure += 1) page.reloadFor('worker two')
  expect(reload).toHaveBeenCalledTimes(times)
})

test('blocked storage does not stop the application', () => {
  block('removeItem')()
  expect(() => page.allowReloadFor('page two')).not.toThrow()
})
