import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChoice } from '../../src/theme/choices.ts'

const { dataset } = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  delete dataset.theme
  delete dataset.motion
})

test.each(['setItem', 'removeItem'] as const)(
  'where %s throws, a choice still holds for the visit',
  (method) => {
    const broken = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { result } = renderHook(() => useChoice('theme'))
    act(() => result.current[1]('dark'))
    expect(result.current[0]).toBe('dark')
    act(() => result.current[1]('system'))
    expect(result.current[0]).toBe('system')
    expect(broken).toHaveBeenCalled()
  },
)

test('every place that shows a choice follows it', () => {
  const [one, two] = [renderHook(() => useChoice('motion')), renderHook(() => useChoice('motion'))]
  act(() => one.result.current[1]('off'))
  expect(two.result.current[0]).toBe('off')
  expect(localStorage.motion).toBe('off')
})
