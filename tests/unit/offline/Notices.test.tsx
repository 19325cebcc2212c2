import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../../src/content.js'
import { followConnection, initial, setStatus } from '../../../src/offline/status.ts'
import { visit } from '../../support/unit/visit.tsx'

const root = document.documentElement

/** Sets whether the browser is online. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => {
  vi.restoreAllMocks()
  act(() => setStatus(initial))
  root.removeAttribute('data-offline')
})

test('offline, a notice offers to book by phone', () => {
  followConnection()
  const { main } = visit('/')
  const hint = main.getByText(messages.needsConnection.booking, { exact: false })
  expect(hint.querySelector('a')?.href).toMatch(/^tel:/)
  expect(root).not.toHaveAttribute('data-offline')
  setOnline(false)
  expect(root).toHaveAttribute('data-offline')
  setOnline(true)
  expect(root).not.toHaveAttribute('data-offline')
})

test.each(['unknown', 'saving', 'saved', 'sparing', 'failed'] as const)(
  'the offline notice promises pages only if they are saved: %s',
  (saved) => {
    followConnection()
    visit('/')
    act(() => setStatus({ saved }))
    setOnline(false)
    const isSaved = saved === 'saved' || saved === 'sparing'
    const { lost, lostUnsaved } = messages.offline
    expect(screen.queryAllByText(lost)).toHaveLength(isSaved ? 1 : 0)
    expect(screen.queryAllByText(lostUnsaved)).toHaveLength(isSaved ? 0 : 1)
  },
)

test('nothing asks for attention when the site is saved', () => {
  const { footer } = visit('/')
  act(() => setStatus({ saved: 'saving' }))
  act(() => setStatus({ saved: 'saved' }))
  expect(footer.getByText(messages.offline.saved)).toBeInTheDocument()
  expect(document.querySelector('[data-notice]')).toBeNull()
})

test('the notice of a lost connection goes after six seconds; an offer of a version waits', () => {
  vi.useFakeTimers()
  try {
    visit('/')
    act(() => setStatus({ online: false }))
    expect(screen.getByText(messages.offline.lostUnsaved)).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(6000))
    expect(screen.queryByText(messages.offline.lostUnsaved)).toBeNull()
    act(() => setStatus({ update: () => {} }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText(messages.update.ready)).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['saving', messages.offline.saving],
  ['saved', messages.offline.saved],
  ['sparing', messages.offline.sparing],
  ['failed', messages.offline.failed],
] as const)('the footer shows the state of the saved copy: %s', (saved, text) => {
  const { footer } = visit('/')
  expect(footer.queryByText(text)).toBeNull()
  act(() => setStatus({ saved }))
  expect(footer.getByText(text)).toBeInTheDocument()
})

test.each(['full', 'altered'] as const)(
  'the footer says what is known of a failure: %s',
  (failure) => {
    const { footer } = visit('/')
    act(() => setStatus({ saved: 'failed', failure }))
    expect(footer.getByText(messages.offline[failure])).toBeInTheDocument()
    act(() => setStatus({ saved: 'saved' }))
    expect(footer.queryByText(messages.offline[failure])).toBeNull()
  },
)

test('the visitor can retry a failed save', async () => {
  const retry = vi.fn()
  const { user, footer } = visit('/')
  act(() => setStatus({ saved: 'failed', retry }))
  await user.click(footer.getByRole('button', { name: messages.offline.retry }))
  expect(retry).toHaveBeenCalledOnce()
})
