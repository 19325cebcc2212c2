import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyChoices, barMedia, followChoices } from '../../../src/boot/choices.ts'
import { useChoice } from '../../../src/shared/useChoice.ts'

const { dataset } = document.documentElement

const shown = (choice: 'theme' | 'motion') => renderHook(() => useChoice(choice)).result

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete dataset.theme
  delete dataset.motion
})

test.each(['setItem', 'removeItem'] as const)(
  'if %s throws, a choice still applies during the visit',
  async (method) => {
    const broken = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const theme = shown('theme')
    for (const option of ['dark', 'system'] as const) {
      act(() => theme.current[1](option))
      await waitFor(() => expect(theme.current[0]).toBe(option))
    }
    expect(broken).toHaveBeenCalled()
  },
)

test('every control of a choice shows it', async () => {
  const [one, two] = [shown('motion'), shown('motion')]
  act(() => one.current[1]('off'))
  await waitFor(() => expect(two.current[0]).toBe('off'))
  expect(localStorage.motion).toBe('off')
})

test.each([
  ['in another tab', 'storage'],
  ['on another page, before Back takes this one from memory', 'pageshow'],
])('a choice that was made %s applies here, also the default', async (_, type) => {
  followChoices()
  const theme = shown('theme')
  localStorage.theme = 'dark'
  act(() => void dispatchEvent(new Event(type)))
  expect(dataset.theme).toBe('dark')
  await waitFor(() => expect(theme.current[0]).toBe('dark'))
  localStorage.removeItem('theme')
  act(() => void dispatchEvent(new Event(type)))
  await waitFor(() => expect(theme.current[0]).toBe('system'))
})

test('with blocked storage the page starts with the defaults', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(applyChoices).not.toThrow()
  expect([dataset.theme, dataset.motion]).toEqual([undefined, undefined])
})

test('an invalid stored value means the default', () => {
  localStorage.theme = '"><script>'
  applyChoices()
  expect(shown('theme').current[0]).toBe('system')
})

test.each([
  ['system', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['light', 'all', 'not all'],
  ['dark', 'not all', 'all'],
] as const)(
  'with the theme %s, the bars of the browser take their colors for %s and %s',
  (theme, ...media) => {
    expect(['light', 'dark'].map((each) => barMedia(each, theme))).toEqual(media)
  },
)
