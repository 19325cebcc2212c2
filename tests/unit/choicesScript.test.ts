import { runInThisContext } from 'node:vm'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChoice } from '../../src/theme/choices.ts'
import { choicesScript } from '../../src/theme/choicesScript.ts'

const { dataset } = document.documentElement

/** Runs the script of the pages' head as the browser does. */
const runScript = () => void runInThisContext(choicesScript)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete dataset.theme
  delete dataset.motion
})

test('stored choices stand on the page before anything is shown', () => {
  localStorage.theme = 'dark'
  localStorage.motion = 'off'
  runScript()
  expect([dataset.theme, dataset.motion]).toEqual(['dark', 'off'])
  expect(renderHook(() => useChoice('theme')).result.current[0]).toBe('dark')
})

test('where storage is blocked, the page starts with the defaults', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(runScript).not.toThrow()
  expect([dataset.theme, dataset.motion]).toEqual([undefined, undefined])
})

test('a stored value that is no choice is read as the default', () => {
  localStorage.theme = '"><script>'
  runScript()
  expect(renderHook(() => useChoice('theme')).result.current[0]).toBe('system')
})
