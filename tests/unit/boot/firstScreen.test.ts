// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

let page: typeof import('../../../src/boot/firstScreen.ts')

freshPageForEachTest()

/** Opens a page by a navigation of the given type, such as a reload. Without `type`, the browser reports no type. Calls `layOutFirstScreenFirst` before adding the content, because a browser also runs this script before it reads the content. */
async function open(type?: NavigationTimingType) {
  const entries = type ? [{ type } as PerformanceNavigationTiming] : []
  const entriesOf = (asked: string) => (asked === 'navigation' ? entries : [])
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(entriesOf)
  page.layOutFirstScreenFirst()
  document.body.innerHTML = '<p></p><section data-below></section><footer data-below></footer>'
  await Promise.resolve()
}
const hidden = () =>
  [...document.querySelectorAll('[hidden]')].map((each) => each.getAttribute('hidden'))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = await import('../../../src/boot/firstScreen.ts')
})

test('content below the first screen is laid out after the first two frames and a pause', async () => {
  await open('navigate')
  expect(hidden()).toEqual(['until-found', 'until-found'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(299)
  expect(hidden()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(hidden()).toEqual([])
  document.body.innerHTML += '<section data-below></section>'
  await Promise.resolve()
  expect(hidden()).toEqual([])
})

test.each(['beforematch', 'keydown', 'scroll', 'wheel', 'touchmove'])(
  'the first %s lays out all content, even if another program stops the event',
  async (type) => {
    await open('navigate')
    const { body } = document
    body.addEventListener(type, (event) => event.stopPropagation())
    body.dispatchEvent(new Event(type))
    expect(hidden()).toEqual([])
    document.querySelector('[data-below]')?.setAttribute('hidden', 'until-found')
    body.dispatchEvent(new Event(type))
    expect(hidden()).toEqual(['until-found'])
  },
)

const noRoot = () => vi.spyOn(document, 'documentElement', 'get').mockReturnValue({} as HTMLElement)

test.each([
  ['after a reload, because the browser scrolls it', 'reload', () => {}],
  ['after Back, because the browser scrolls it', 'back_forward', () => {}],
  ['in a browser that does not say how the page was opened', undefined, () => {}],
  ['in a browser that cannot find hidden text', 'navigate', noRoot],
] as const)('a page is laid out at once %s', async (_, type, prepare) => {
  prepare()
  await open(type)
  expect(hidden()).toEqual([])
})
