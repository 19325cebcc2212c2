// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '../../../src/content.js'
import { holdInstallPrompt } from '../../../src/boot/controls.ts'
import { followInstall } from '../../../src/offline/install.ts'
import { InstallOffer } from '../../../src/offline/InstallOffer.tsx'
import { setStatus } from '../../../src/offline/status.ts'
import { setMedia } from '../../support/unit/browser.ts'
import '../../support/unit/setup.ts'

const day = 86_400_000
const standalone = '(display-mode: standalone)'
const persist = vi.fn()
let listeners = new AbortController()

const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal }),
  )
  give('serviceWorker', {})
  give('storage', { persist })
})

afterEach(() => {
  listeners.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  persist.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  setMedia(standalone, false)
  act(() => setStatus({ install: undefined, installed: false }))
  for (const name of ['serviceWorker', 'storage', 'standalone', 'maxTouchPoints']) {
    Reflect.deleteProperty(navigator, name)
  }
})

/** A further visit, with or without the browser's install prompt. */
function visit(hasPrompt = true, isEarly = false) {
  cleanup()
  listeners.abort()
  listeners = new AbortController()
  setStatus({ install: undefined })
  sessionStorage.clear()
  delete window.installPrompt
  holdInstallPrompt()
  if (!isEarly) followInstall()
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(),
  })
  if (hasPrompt) act(() => void window.dispatchEvent(event))
  if (isEarly) followInstall()
  render(<InstallOffer words={messages.install} />)
  return event
}

const offer = () => screen.queryByText(messages.install.offer)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test("the first visit shows no offer and suppresses the browser's own bar", () => {
  expect(visit().defaultPrevented).toBe(true)
  expect(offer()).toBeNull()
})

test("the second visit offers to install with the browser's prompt", async () => {
  localStorage.setItem('visits', '1')
  const { prompt } = visit()
  await press(messages.install.install)
  expect(prompt).toHaveBeenCalledOnce()
})

test('a prompt from before the first script is used too', async () => {
  localStorage.setItem('visits', '1')
  const { prompt } = visit(true, true)
  await press(messages.install.install)
  expect(prompt).toHaveBeenCalledOnce()
})

test('several pages count as one visit', () => {
  visit()
  followInstall()
  expect(localStorage.getItem('visits')).toBe('1')
})

test('a dismissed offer closes at once and stays away for 90 days', async () => {
  localStorage.setItem('visits', '1')
  visit()
  await press(messages.install.later)
  expect(offer()).toBeNull()
  const dismissed = Number(localStorage.getItem('install-dismissed'))
  for (const [days, count] of [
    [89, 0],
    [91, 1],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(dismissed + days * day)
    visit()
    expect(screen.queryAllByText(messages.install.offer)).toHaveLength(count)
  }
})

test('a clock that was set back does not suppress the offer for longer', async () => {
  localStorage.setItem('visits', '1')
  visit()
  await press(messages.install.later)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 1000 * day)
  visit()
  expect(offer()).toBeInTheDocument()
})

test.each([
  ['before iOS 26', false],
  ['since iOS 26', true],
])('an iPhone shows its steps: %s', (_, isSince) => {
  localStorage.setItem('visits', '1')
  give('standalone', false)
  give('maxTouchPoints', 5)
  vi.stubGlobal('CSS', { supports: () => isSince })
  visit(false)
  const { more, tap, share, choose, add, further, keep, confirm } = messages.install.steps
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    ...(isSince ? [more] : []),
    `${tap}  ${share}`,
    `${choose}  ${add} (${further})`,
    ...(isSince ? [keep] : []),
    `${tap} ${confirm}`,
  ])
})

test('there is no offer if the browser cannot install the site', () => {
  localStorage.setItem('visits', '1')
  visit(false)
  expect(offer()).toBeNull()
})

test('the installed app shows no offer and requests persistent storage', () => {
  localStorage.setItem('visits', '1')
  setMedia(standalone, true)
  visit()
  expect(offer()).toBeNull()
  expect(persist).toHaveBeenCalledOnce()
})

test('an installation removes the offer and requests persistent storage', () => {
  localStorage.setItem('visits', '1')
  visit()
  expect(persist).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(offer()).toBeNull()
  expect(persist).toHaveBeenCalledOnce()
})

test.each(['without service workers', 'with blocked storage'])('%s there is no offer', (reason) => {
  localStorage.setItem('visits', '1')
  if (reason.startsWith('without')) Reflect.deleteProperty(navigator, 'serviceWorker')
  else {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  visit()
  expect(offer()).toBeNull()
})
