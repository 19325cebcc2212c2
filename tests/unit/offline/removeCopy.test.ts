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

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

test.each<[string, (() => unknown) | undefined, (() => unknown) | undefined, string]>([
  ['a copy that is gone', undefined, undefined, 'gone'],
  [
    'a worker that stays',
    undefined,
    () => container.getRegistrations.mockResolvedValue([container.registration]),
    'left',
  ],
  ['a cache that a worker has stored meanwhile', undefined, () => stores.add('late'), 'left'],
  ['no service workers', () => vi.stubGlobal('navigator', {}), undefined, 'gone'],
  [
    'a refusal to list workers',
    () => container.getRegistrations.mockRejectedValue('refused'),
    undefined,
    'gone',
  ],
  ['blocked caches', () => vi.stubGlobal('caches', { keys: blocked }), undefined, 'gone'],
  [
    'blocked storage',
    () => vi.spyOn(Storage.prototype, 'clear').mockImplementation(blocked),
    undefined,
    'gone',
  ],
])('a second look after two seconds finds %s', async (_, before, meanwhile, found) => {
  before?.()
  void removeCopy()
  await vi.advanceTimersByTimeAsync(1999)
  meanwhile?.()
  expect(result()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result()).toBe(found)
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
