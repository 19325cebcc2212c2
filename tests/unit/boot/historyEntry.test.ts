// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { historyEntry, returnToPlace } from '../../../src/boot/historyEntry.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const scroll = vi.fn()
const back = vi.fn()

freshPageForEachTest()

/** Loads the page at a history entry; ends after the frames in which WebKit scrolls. */
function load(state: object | null, meanwhile = () => {}) {
  history.replaceState(state, '')
  returnToPlace()
  meanwhile()
  dispatchEvent(new Event('pageshow'))
  vi.advanceTimersToNextFrame()
  expect(scroll).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  return scroll.mock.calls
}

beforeEach(() => {
  vi.useFakeTimers()
  scroll.mockReset()
  back.mockReset()
  vi.spyOn(window, 'scrollTo').mockImplementation(scroll)
  vi.spyOn(history, 'back').mockImplementation(back)
})

test.each([
  ['a new page', null, () => {}, []],
  ['a page that is loaded again', { top: 2000 }, () => {}, [[{ top: 2000, behavior: 'instant' }]]],
  ['its top', { top: 0 }, () => {}, [[{ top: 0, behavior: 'instant' }]]],
  [
    'a page that the visitor has moved',
    { top: 2000 },
    () => dispatchEvent(new Event('wheel')),
    // Where it is.
    [[{ top: 0, behavior: 'instant' }]],
  ],
])('%s, left with %o, is scrolled in one step', (_, state, meanwhile, calls) => {
  expect(load(state, meanwhile)).toEqual(calls)
  expect(back).not.toHaveBeenCalled()
})

test('what is left or reloaded keeps its place, which counts once', () => {
  load({ entry: 0.5 })
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1200)
  dispatchEvent(new Event('pagehide'))
  expect(historyEntry()).toEqual({ entry: 0.5, top: 1200 })
  load(history.state as object)
  expect(historyEntry()).toEqual({ entry: 0.5 })
})

test('a reload closes the dialog, even if going back loads the page again', () => {
  load({ dialog: true, top: 2000 }, () => {
    expect(back).toHaveBeenCalledOnce()
    dispatchEvent(new Event('pagehide'))
    expect(historyEntry().top).toBe(2000)
  })
})
