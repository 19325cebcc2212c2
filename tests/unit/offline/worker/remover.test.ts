import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  activate,
  enterWorker,
  install,
  request,
  world,
} from '../../../support/unit/serviceWorker.ts'

const deleted = vi.fn()

enterWorker([])
await import('../../../../src/offline/worker/remover.ts')

beforeEach(async () => {
  world.reset({})
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'an-older-site' }],
    deleteDatabase: deleted,
  })
  await caches.open('site-precache')
  await caches.open('workbox-precache-v2')
})
afterAll(() => void vi.unstubAllGlobals())

test('the remover takes over at once and answers no request', async () => {
  await install()
  expect(world.skipWaiting).toHaveBeenCalledOnce()
  expect(request('/')).toBeUndefined()
})

test('the remover deletes caches and databases, unregisters itself, and reloads every page', async () => {
  world.open('/').isControlled = false
  world.open('/portfolio').navigate = async () => Promise.reject(new TypeError('no worker'))
  await activate()
  expect(world.stores.size).toBe(0)
  expect(deleted).toHaveBeenCalledExactlyOnceWith('an-older-site')
  expect(world.unregister).toHaveBeenCalledOnce()
  expect(world.navigated).toEqual(['https://site.example/'])
})

test('the remover reloads no page while /reset is open', async () => {
  world.open('/')
  world.open('/reset?again')
  await activate()
  expect(world.stores.size).toBe(0)
  expect(world.unregister).toHaveBeenCalledOnce()
  expect(world.navigated).toEqual([])
})

test('a browser that cannot list databases is cleared of the rest', async () => {
  vi.stubGlobal('indexedDB', {})
  await activate()
  expect(world.unregister).toHaveBeenCalledOnce()
})
