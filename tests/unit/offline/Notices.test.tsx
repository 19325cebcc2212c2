import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../support/content.ts'
import { Notices } from '../../../src/offline/Notices.tsx'
import { initial, setStatus } from '../../../src/offline/status.ts'

const { lost, lostUnsaved } = messages.offline
const shows = (text: string) => screen.queryByText(text, { normalizer: String }) !== null

afterEach(() => {
  vi.useRealTimers()
  act(() => setStatus(initial))
})

test.each([
  ['unknown', lostUnsaved],
  ['saving', lostUnsaved],
  ['saved', lost],
  ['failed', lostUnsaved],
] as const)('if the copy is "%s", the notice of a lost connection is "%s"', (saved, text) => {
  render(<Notices />)
  act(() => setStatus({ saved }))
  expect([lost, lostUnsaved].filter(shows)).toEqual([])
  act(() => setStatus({ online: false }))
  expect([lost, lostUnsaved].filter(shows)).toEqual([text])
})

test('the notice of a lost connection goes six seconds after each loss', () => {
  vi.useFakeTimers()
  render(<Notices />)
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  // Loses the connection three times: once, again while the first notice is still visible, and again after the second notice has closed.
  for (const wait of [5000, 5999, 5999]) {
    act(() => setStatus({ online: true }))
    act(() => setStatus({ online: false }))
    pass(wait)
    expect(shows(lostUnsaved)).toBe(true)
    if (wait === 5000) continue
    pass(1)
    expect(shows(lostUnsaved)).toBe(false)
  }
})

test('the offer of a new version stays until the visitor answers', async () => {
  const [accept, decline] = [vi.fn(), vi.fn()]
  vi.useFakeTimers()
  render(<Notices />)
  act(() => setStatus({ update: { accept, decline } }))
  act(() => void vi.advanceTimersByTime(60_000))
  vi.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: messages.update.reload }))
  expect(accept).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: messages.update.later }))
  expect(decline).toHaveBeenCalledOnce()
})

test.each([
  ['to where it came from', true, 'before'],
  ['to the page if it came from nowhere', false, 'main'],
])(
  'the focus returns %s when the visitor declines a new version',
  async (_, hasOrigin, focused) => {
    render(
      <>
        <button id="before">Before</button>
        <main id="main" tabIndex={-1} />
        <Notices />
      </>,
    )
    const decline = () => setStatus({ update: undefined })
    act(() => setStatus({ update: { accept: () => {}, decline } }))
    if (hasOrigin) act(() => document.getElementById('before')?.focus())
    act(() => screen.getByRole('button', { name: messages.update.reload }).focus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(shows(messages.update.ready)).toBe(false)
    expect(document.activeElement?.id).toBe(focused)
  },
)
