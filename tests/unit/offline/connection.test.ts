// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followConnection, setStatus, status, subscribe } from '../../../src/offline/status.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

freshPageForEachTest()

test('the status and the page follow the connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const isMarked = () => document.documentElement.hasAttribute('data-offline')
  followConnection()
  expect([status().online, isMarked()]).toEqual([false, true])
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect([status().online, isMarked()]).toEqual([true, false])
  online.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect([status().online, isMarked()]).toEqual([false, true])
  online.mockReturnValue(true)
  dispatchEvent(new Event('pageshow'))
  expect([status().online, isMarked()]).toEqual([true, false])
})

test('the page is marked while the site is saved', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-saved')
  setStatus({ saved: 'saved' })
  expect(isMarked()).toBe(true)
  setStatus({ online: false })
  expect(isMarked()).toBe(true)
  setStatus({ saved: 'failed' })
  expect(isMarked()).toBe(false)
})

test('a listener hears of changes until it unsubscribes', () => {
  const listener = vi.fn()
  const stop = subscribe(listener)
  setStatus({ saved: 'saving' })
  expect(listener).toHaveBeenCalledOnce()
  stop()
  setStatus({ saved: 'unknown' })
  expect(listener).toHaveBeenCalledOnce()
})
