// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forget, reloadFor } from '../../../src/boot/reload.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const reload = vi.fn()

freshPageForEachTest()
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

const block = (name: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

test.each([
  ['a reason that is new', () => {}, 1],
  ['a reason of this visit', () => reloadFor('worker two'), 0],
  ['another reason of this visit', () => reloadFor('scripts'), 1],
  ['another build', () => reloadFor('worker one'), 1],
  ['a reason that is over', () => (reloadFor('worker two'), forget('worker two')), 1],
  ['another reason that is over', () => (reloadFor('worker two'), forget('scripts')), 0],
  ['storage that cannot be read', () => block('getItem'), 0],
  ['storage that keeps no mark', () => block('setItem'), 0],
])('for %s the page reloads as often: %s, %i', (_, before, times) => {
  before()
  reload.mockClear()
  for (let failure = 0; failure < 3; failure += 1) reloadFor('worker two')
  expect(reload).toHaveBeenCalledTimes(times)
})

test('blocked storage does not stop the application', () => {
  block('removeItem')
  expect(() => forget('scripts')).not.toThrow()
})
