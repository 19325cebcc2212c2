// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { removeCopy } from '../../../src/offline/removeCopy.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'
import { FakeContainer, FakeRegistration } from '../../support/unit/serviceWorker.ts'

const result = () => document.documentElement.dataset.copy
let container: FakeContainer
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

test.each<[string, () => unknown, string]>([
  ['nothing', () => {}, 'gone'],
  ['a new cache of a service worker', () => stores.add('late'), 'left'],
  [
    'a service worker',
    () => container.getRegistrations.mockResolvedValue([container.registration]),
    'left',
  ],
  [
    'no list of service workers',
    () => container.getRegistrations.mockRejectedValue('refused'),
    'gone',
  ],
  ['a browser without service workers', () => vi.stubGlobal('navigator', {}), 'gone'],
  [
    'blocked storage',
    () => vi.spyOn(Storage.prototype, 'clear').mockImplementation(blocked),
    'gone',
  ],
  ['blocked caches', () => vi.stubGlobal('caches', { keys: blocked }), 'gone'],
])('two seconds later, the page finds %s, and says so', async (_, change, found) => {
  if (found === 'gone') change()
  void removeCopy()
  await vi.advanceTimersByTimeAsync(1999)
  if (found === 'left') change()
  expect(result()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result()).toBe(found)
})

test("the remover replaces the site's service worker, and the page unregisters those of folders", async () => {
  const { registration } = container
  const ofFolder = new FakeRegistration()
  ofFolder.scope = `${location.origin}/folder/`
  container.getRegistrations.mockResolvedValue([registration, ofFolder])
  void removeCopy()
  await vi.advanceTimersByTimeAsync(0)
  expect(container.register).toHaveBeenCalledExactlyOnceWith(`${location.origin}/remover.js`)
  expect(registration.unregister).not.toHaveBeenCalled()
  expect(ofFolder.unregister).toHaveBeenCalledOnce()
  // remover.js is a service worker that deletes the saved copy. If the host lacks remover.js, the page unregisters the site's worker instead.
  container.register.mockRejectedValue(new TypeError('404'))
  void removeCopy()
  await vi.advanceTimersByTimeAsync(0)
  expect(registration.unregister).toHaveBeenCalledOnce()
})

test('the page forgets stored choices at once, but keeps choices that the visitor makes later', async () => {
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
