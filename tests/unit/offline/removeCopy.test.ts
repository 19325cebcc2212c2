// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { removeCopy } from '../../../src/offline/removeCopy.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'
import { FakeContainer, FakeRegistration } from '../../support/unit/serviceWorker.ts'

const result = () => document.documentElement.dataset.copy
let container: FakeContainer
/** Names of the caches. */
let stores: Set<string>

freshPageForEachTest()

beforeEach(() => {
  vi.useFakeTimers()
  container = new FakeContainer()
  container.getRegistrations.mockResolvedValue([])
  vi.stubGlobal('navigator', { serviceWorker: container })
  stores = new Set(['site-precache', 'pictures'])
  vi.stubGlobal('caches', {
    keys: async () => [...stores],
    delete: async (name: string) => stores.delete(name),
  })
})

test('the copy is gone once a second look has found nothing', async () => {
  void removeCopy()
  await vi.advanceTimersByTimeAsync(1999)
  expect(stores.size).toBe(0)
  expect(result()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result()).toBe('gone')
})

test.each([
  [
    'a worker that stays',
    () => container.getRegistrations.mockResolvedValue([container.registration]),
  ],
  ['a cache that a worker has stored meanwhile', () => stores.add('late')],
])('%s is reported', async (_, stay) => {
  void removeCopy()
  await vi.advanceTimersByTimeAsync(1999)
  stay()
  await vi.advanceTimersByTimeAsync(1)
  expect(result()).toBe('left')
})

test("the remover replaces this site's worker; workers of parts are unregistered", async () => {
  const part = new FakeRegistration()
  part.scope = `${location.origin}/part/`
  container.getRegistrations.mockResolvedValue([container.registration, part])
  void removeCopy()
  await vi.advanceTimersByTimeAsync(0)
  expect(container.register).toHaveBeenCalledExactlyOnceWith(`${location.origin}/remover.js`)
  expect(container.registration.unregister).not.toHaveBeenCalled()
  expect(part.unregister).toHaveBeenCalledOnce()
})

test('without the remover, the worker is unregistered', async () => {
  container.getRegistrations.mockResolvedValue([container.registration])
  container.register.mockRejectedValue(new TypeError('404'))
  void removeCopy()
  await vi.advanceTimersByTimeAsync(0)
  expect(container.registration.unregister).toHaveBeenCalledOnce()
})

test('stored choices go at once, and the page hears of it', async () => {
  const heard = vi.fn()
  addEventListener('storage', heard)
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('visit', 'counted')
  void removeCopy()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(heard).toHaveBeenCalledOnce()
  localStorage.setItem('theme', 'light')
  await vi.advanceTimersByTimeAsync(2000)
  expect(localStorage.getItem('theme')).toBe('light')
})

test.each([
  ['without service workers', () => vi.stubGlobal('navigator', {})],
  ['that refuses to list workers', () => container.getRegistrations.mockRejectedValue('refused')],
  [
    'with blocked storage',
    () => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      vi.stubGlobal('caches', { keys: blocked })
      vi.spyOn(Storage.prototype, 'clear').mockImplementation(blocked)
    },
  ],
])('a browser %s ends with the copy gone', async (_, begin) => {
  begin()
  void removeCopy()
  await vi.advanceTimersByTimeAsync(2000)
  expect(result()).toBe('gone')
})
