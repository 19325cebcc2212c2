import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkRegularly } from '../../../src/offline/checks.ts'

const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a page checks for a new build every hour', () => {
  const check = vi.fn()
  checkRegularly(check)
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2 * hour)
  expect(check).toHaveBeenCalledTimes(2)
})

test('a clock that was set back by a day does not stop the checks for a new build', () => {
  const check = vi.fn()
  checkRegularly(check)
  vi.setSystemTime(Date.now() - 24 * hour)
  vi.advanceTimersByTime(hour)
  expect(check).toHaveBeenCalledOnce()
})
