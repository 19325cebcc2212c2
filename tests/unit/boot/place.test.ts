// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { returnToPlace } from '../../../src/boot/place.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const back = vi.fn()

freshPageForEachTest()

beforeEach(() => {
  vi.useFakeTimers()
  back.mockReset()
  vi.spyOn(history, 'back').mockImplementation(back)
  history.replaceState(null, '', '/#services')
})

/** Leaves the page at a place, perhaps for another address of the site first. */
function leave(top: number, to = location.href) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  returnToPlace()
  history.replaceState(null, '', to)
  dispatchEvent(new Event('pagehide'))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(784)
}

/** Loads the page; returns where it is scrolled to after the frames in which WebKit scrolls. */
function load(type: NavigationTimingType, meanwhile = () => {}) {
  const entry = { type } as PerformanceNavigationTiming
  const entriesOf = (asked: string) => (asked === 'navigation' ? [entry] : [])
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(entriesOf)
  const scrolls: object[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolls.push({ top, behavior: document.documentElement.style.scrollBehavior })
  })
  returnToPlace()
  meanwhile()
  dispatchEvent(new Event('pageshow'))
  vi.advanceTimersToNextFrame()
  expect(scrolls).toEqual([])
  vi.advanceTimersToNextFrame()
  return scrolls
}

const inOneStep = (top: number) => [{ top, behavior: 'auto' }]

test.each([
  ['a reload returns to the place', 'reload', () => {}, inOneStep(2000)],
  ['Back from another site too', 'back_forward', () => {}, inOneStep(2000)],
  ['a link does not', 'navigate', () => {}, []],
  [
    'a visitor who scrolls stays there',
    'reload',
    () => dispatchEvent(new Event('wheel')),
    inOneStep(784),
  ],
] as const)('%s: %s', (_, type, meanwhile, scrolls) => {
  leave(2000)
  expect(load(type, meanwhile)).toEqual(scrolls)
  expect(back).not.toHaveBeenCalled()
})

test('the page that was shown has the place, no other', () => {
  leave(2000, '/portfolio')
  history.replaceState(null, '', '/')
  expect(load('back_forward')).toEqual([])
  history.replaceState(null, '', '/portfolio')
  expect(load('back_forward')).toEqual(inOneStep(2000))
})

test.each([
  ['a saved page that was offline', ['offline', 'saved'], ['', '']],
  ['a page that was offline, but not saved,', ['offline'], [undefined, undefined]],
  ['a saved page that was online', ['saved'], [undefined, undefined]],
])('%s has the hints that move what is below them: %j, then %j', (_, before, after) => {
  const { dataset } = document.documentElement
  for (const mark of before) dataset[mark] = ''
  leave(2000)
  for (const mark of before) delete dataset[mark]
  load('reload')
  expect([dataset.offline, dataset.saved]).toEqual(after)
})

test('a reload closes the dialog, even if going back loads the page again', () => {
  leave(2000)
  history.replaceState({ dialog: true }, '')
  const { style } = document.documentElement
  const loadAgain = () => {
    expect(style.scrollBehavior).toBe('auto')
    dispatchEvent(new Event('pagehide'))
  }
  expect(load('reload', loadAgain)).toEqual(inOneStep(2000))
  expect(style.scrollBehavior).toBe('')
  expect(back).toHaveBeenCalledOnce()
  history.replaceState(null, '')
  expect(load('back_forward').at(-1)).toMatchObject({ top: 2000 })
})

test('blocked storage stops no page', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => leave(2000)).not.toThrow()
  expect(load('reload')).toEqual([])
})

test('a new visit does not wait for the storage', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get')
  load('navigate')
  expect(storage).not.toHaveBeenCalled()
})
