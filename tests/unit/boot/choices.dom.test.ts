import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { applyChoices, followChoices } from '../../../src/boot/choices.ts'
import { useChoice } from '../../../src/shared/useChoice.ts'

const { dataset } = document.documentElement

const shownTheme = () => renderHook(() => useChoice('theme')).result

afterEach(() => {
  localStorage.clear()
  delete dataset.theme
})

test.each([
  ['in another tab', 'storage'],
  ['on another page, before Back restores this page from memory', 'pageshow'],
])('a choice that was made %s applies here, and so does its removal', async (_, type) => {
  followChoices()
  const theme = shownTheme()
  for (const [stored, option] of [
    ['dark', 'dark'],
    ['', 'system'],
  ] as const) {
    if (stored) localStorage.theme = stored
    else localStorage.removeItem('theme')
    act(() => void dispatchEvent(new Event(type)))
    expect(dataset.theme).toBe(stored || undefined)
    await waitFor(() => expect(theme.current[0]).toBe(option))
  }
})

test('an invalid stored value means the default', () => {
  localStorage.theme = '"><script>'
  applyChoices()
  expect(shownTheme().current[0]).toBe('system')
})
