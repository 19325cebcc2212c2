// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { setStatus } from '../../../src/offline/status.ts'
import { checkRegularly } from '../../../src/offline/update.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const minute = 60_000
const hour = 60 * minute
const check = vi.fn()

/** The visitor looks at the page again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

freshPageForEachTest()
beforeEach(() => {
  vi.useFakeTimers()
  check.mockReset()
  setStatus({ online: true })
  checkRegularly(check)
})

test('a page checks for a new build every hour', () => {
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2 * hour)
  expect(check).toHaveBeenCalledTimes(2)
})

test('a page checks on return, at most every ten minutes', () => {
  comeBack()
  vi.advanceTimersByTime(10 * minute - 1)
  comeBack()
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  comeBack()
  comeBack()
  expect(check).toHaveBeenCalledOnce()
  // The hour ends less than ten minutes after this check.
  vi.advanceTimersByTime(45 * minute)
  comeBack()
  expect(check).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5 * minute)
  expect(check).toHaveBeenCalledTimes(2)
})

test.each([
  ['without a connection', () => setStatus({ online: false })],
  ['while hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('a page does not check %s', (_, begin) => {
  begin()
  vi.advanceTimersByTime(3 * hour)
  comeBack()
  expect(check).not.toHaveBeenCalled()
})

test('a clock that was set back by a day does not stop the checks for a new build', () => {
  vi.setSystemTime(Date.now() - 24 * hour)
  vi.advanceTimersByTime(hour)
  expect(check).toHaveBeenCalledOnce()
})
