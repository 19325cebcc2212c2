// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '../../support/content.ts'
import { followInstall, installOffer } from '../../../src/offline/install.ts'
import type { Visitor } from '../../../src/offline/install.ts'
import { InstallOffer } from '../../../src/offline/InstallOffer.tsx'
import { initial, setStatus, status, type Steps } from '../../../src/offline/status.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'
import { onlyMatches } from '../../support/unit/media.ts'
import '../../support/unit/setup.ts'

const day = 86_400_000
const second: Visitor = { visits: 2, sinceDismissal: Infinity }
const dismissed = (sinceDismissal: number): Visitor => ({ visits: 3, sinceDismissal })

test.each<[string, Visitor | undefined, boolean, Steps | undefined, string | undefined]>([
  ['the second visit', second, true, undefined, 'prompt'],
  ['a later visit', { ...second, visits: 30 }, true, undefined, 'prompt'],
  ['the first visit', { ...second, visits: 1 }, true, undefined, undefined],
  ['a browser without service workers or storage', undefined, true, 'ios', undefined],
  ['a browser that cannot install', second, false, undefined, undefined],
  ['an iPhone', second, false, 'ios26', 'ios26'],
  ["an iPhone's first visit", { ...second, visits: 1 }, false, 'ios', undefined],
  ['a browser with both ways', second, true, 'ios', 'prompt'],
  ['the moment of a dismissal', dismissed(0), true, undefined, undefined],
  ['90 days after a dismissal', dismissed(90 * day), true, undefined, undefined],
  ['more than 90 days after', dismissed(90 * day + 1), true, undefined, 'prompt'],
  ['a clock set back by a day since', dismissed(-day), true, undefined, undefined],
  ['a clock set back by years since', dismissed(-1000 * day), true, undefined, 'prompt'],
])('%s: %o, prompt %s, share sheet %s -> %s', (_, visitor, hasPrompt, steps, offer) => {
  expect(installOffer(visitor, hasPrompt, steps)).toBe(offer)
})

const persist = vi.fn()

/** The browser of this visit, the visitor's second. */
function browserWith(own: object = {}, known?: string) {
  vi.stubGlobal('navigator', { serviceWorker: {}, storage: { persist }, ...own })
  vi.stubGlobal('CSS', { supports: (property: string) => property === known })
  localStorage.setItem('visits', '1')
}

freshPageForEachTest()
beforeEach(() => {
  persist.mockClear()
  delete window.installPrompt
})
afterEach(() => act(() => setStatus(initial)))

const iPhone = { standalone: false, maxTouchPoints: 5 }

test.each([
  ['an iPhone before iOS 26', iPhone, undefined, 'ios'],
  ['an iPhone since iOS 26', iPhone, 'anchor-name', 'ios26'],
  ['Safari on a Mac', { ...iPhone, maxTouchPoints: 0 }, 'anchor-name', undefined],
  ['another browser with a touchscreen', { maxTouchPoints: 5 }, 'anchor-name', undefined],
])('%s has these steps in its share sheet: %o, knows %s -> %s', (_, own, known, steps) => {
  browserWith(own, known)
  followInstall()
  expect(status().install).toBe(steps)
})

test.each([
  ['before the application', true],
  ['after it', false],
])(
  'a prompt that comes %s is used, until the site is installed: it keeps its storage',
  (...row) => {
    const [, isEarly] = row
    const prompt = vi.fn(async () => {})
    browserWith()
    if (isEarly) window.installPrompt = Object.assign(new Event('early'), { prompt })
    followInstall()
    expect(status().install === undefined).toBe(!isEarly)
    window.installPrompt = Object.assign(new Event('late'), { prompt })
    dispatchEvent(new Event('beforeinstallprompt'))
    const { install } = status()
    if (typeof install === 'function') install()
    expect(prompt).toHaveBeenCalledOnce()
    expect(persist).not.toHaveBeenCalled()
    dispatchEvent(new Event('appinstalled'))
    expect(status().install).toBeUndefined()
    expect(persist).toHaveBeenCalledOnce()
  },
)

test.each([
  ['a window of the app', {}, '(display-mode: standalone)'],
  ["an iPhone's app", { standalone: true }, undefined],
])('%s offers nothing, and keeps its storage', (_, own, query) => {
  browserWith(own)
  onlyMatches(query)
  followInstall()
  expect(status()).toMatchObject({ install: undefined })
  expect(persist).toHaveBeenCalledOnce()
})

test('several pages count as one visit', () => {
  browserWith()
  followInstall()
  followInstall()
  expect(localStorage.getItem('visits')).toBe('2')
})

test('without service workers there is no offer', () => {
  browserWith(iPhone)
  vi.stubGlobal('navigator', iPhone)
  followInstall()
  expect(status().install).toBeUndefined()
})

test('with blocked storage there is no offer', () => {
  browserWith(iPhone)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  followInstall()
  expect(status().install).toBeUndefined()
})

test('a dismissed offer closes, also for the next visit, and the focus moves on to the contact details', () => {
  browserWith(iPhone)
  followInstall()
  render(
    <>
      <InstallOffer words={messages.install} />
      <div id="contact-details" tabIndex={-1} />
    </>,
  )
  act(() => screen.getByRole('button', { name: messages.install.done }).click())
  expect(document.activeElement?.id).toBe('contact-details')
  expect(status().install).toBeUndefined()
  followInstall()
  expect(status().install).toBeUndefined()
})

test.each([
  ['a phone', undefined, messages.install.offer],
  ['a computer', '(hover: hover) and (pointer: fine)', messages.install.onComputer],
])('the offer names the place of the icon on %s', (_, query, offer) => {
  onlyMatches(query)
  setStatus({ install: () => {} })
  render(<InstallOffer words={messages.install} />)
  expect(screen.getByText(offer)).toBeInTheDocument()
})

test.each(['ios', 'ios26'] as const)('the offer on an iPhone lists its steps: %s', (install) => {
  setStatus({ install })
  render(<InstallOffer words={messages.install} />)
  const { more, tap, share, choose, add, further, keep, confirm, open } = messages.install.steps
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    ...(install === 'ios26' ? [more] : []),
    `${tap}  ${share}`,
    `${choose}  ${add} (${further})`,
    ...(install === 'ios26' ? [keep] : []),
    `${tap} ${confirm}`,
    open,
  ])
})
