// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { dismissOffer, followInstall } from '../../../src/offline/install.ts'
import { holdInstallPrompt } from '../../../src/offline/installPrompt.ts'
import { initial, setStatus, status } from '../../../src/offline/status.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'
import { onlyMatches } from '../../support/unit/media.ts'
import '../../support/unit/browser.ts'

const persist = vi.fn()
const iPhone = { standalone: false, maxTouchPoints: 5 }

/** Simulates a browser that has the properties `own` in `navigator`, and that has visited the site `earlierVisits` times before. */
function browserWith(own: object = {}, earlierVisits = 1) {
  vi.stubGlobal('navigator', { serviceWorker: {}, storage: { persist }, ...own })
  localStorage.setItem('visits', String(earlierVisits))
}

freshPageForEachTest()
beforeEach(() => {
  setStatus(initial)
  persist.mockClear()
  delete window.installPrompt
})

test.each([
  ["an iPhone's first visit", iPhone, 0, undefined],
  ["an iPhone's second visit", iPhone, 1, 'steps'],
  ["an iPhone's later visit", iPhone, 30, 'steps'],
  ['Safari on a Mac', { ...iPhone, maxTouchPoints: 0 }, 1, undefined],
  ['another browser with a touchscreen', { maxTouchPoints: 5 }, 1, undefined],
])('the offer to install for %s: %o, %i visits before, %s', (...row) => {
  const [, own, earlierVisits, offer] = row
  browserWith(own, earlierVisits)
  followInstall()
  expect(status().install).toBe(offer)
})

test.each([
  ['before the application', true],
  ['after the application', false],
])('a prompt that comes %s installs the site, and the browser keeps the storage', (...row) => {
  const [, isEarly] = row
  const prompt = vi.fn(async () => {})
  const event = new Event('beforeinstallprompt', { cancelable: true })
  browserWith(iPhone)
  holdInstallPrompt()
  if (!isEarly) followInstall()
  expect(status().install).toBe(isEarly ? undefined : 'steps')
  dispatchEvent(Object.assign(event, { prompt }))
  if (isEarly) followInstall()
  // The site has prevented the browser's own prompt to install the site.
  expect(event.defaultPrevented).toBe(true)
  const { install } = status()
  if (typeof install === 'function') install()
  expect(prompt).toHaveBeenCalledOnce()
  expect(persist).not.toHaveBeenCalled()
  dispatchEvent(new Event('appinstalled'))
  expect(status().install).toBeUndefined()
  expect(persist).toHaveBeenCalledOnce()
})

test.each([
  ['a window of the installed app', {}, '(display-mode: standalone)'],
  ["an iPhone's installed app", { standalone: true }, undefined],
])('%s offers no installation and keeps its storage', (_, own, query) => {
  browserWith({ ...iPhone, ...own })
  onlyMatches(query)
  followInstall()
  expect(status().install).toBeUndefined()
  expect(persist).toHaveBeenCalledOnce()
})

test('several pages count as one visit', () => {
  browserWith()
  followInstall()
  followInstall()
  expect(localStorage.getItem('visits')).toBe('2')
})

const blockStorage = () =>
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

test.each([
  ['has no service workers', () => vi.stubGlobal('navigator', iPhone)],
  ['blocks storage', blockStorage],
])('a browser that %s gets no offer', (_, change) => {
  browserWith(iPhone)
  change()
  followInstall()
  expect(status().install).toBeUndefined()
})

test('a dismissed offer returns neither in this visit nor in the next', () => {
  browserWith(iPhone)
  followInstall()
  dismissOffer()
  for (const next of [() => {}, () => dispatchEvent(new Event('beforeinstallprompt'))]) {
    next()
    expect(status().install).toBeUndefined()
  }
  sessionStorage.clear()
  followInstall()
  expect(status().install).toBeUndefined()
})
