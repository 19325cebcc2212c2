import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../src/content/messages.ts'
import { followConnection } from '../../src/pwa/connection.ts'
import { setStatus } from '../../src/pwa/status.ts'
import { visit } from './visit.tsx'

const root = document.documentElement

/** Loses the connection, or has it back. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => {
  vi.restoreAllMocks()
  act(() => setStatus({ online: true, saved: 'unknown', retry: undefined }))
  root.removeAttribute('data-offline')
})

test('while there is no connection, the page says so, and how to book all the same', () => {
  followConnection()
  const { main } = visit('/')
  const hint = main.getByText(messages.needsConnection.booking, { exact: false })
  expect(hint.querySelector('a')?.href).toMatch(/^tel:/)
  expect(root).not.toHaveAttribute('data-offline')
  setOnline(false)
  expect(root).toHaveAttribute('data-offline')
  expect(screen.getByText(messages.offline.lost)).toBeInTheDocument()
  setOnline(true)
  expect(root).not.toHaveAttribute('data-offline')
})

test.each([
  ['saving', messages.offline.saving],
  ['saved', messages.offline.saved],
  ['failed', messages.offline.failed],
] as const)('the footer says what is kept: %s', (saved, text) => {
  const { footer } = visit('/')
  expect(footer.queryByText(text)).toBeNull()
  act(() => setStatus({ saved }))
  expect(footer.getByText(text)).toBeInTheDocument()
})

test('a copy that failed can be tried again', async () => {
  const retry = vi.fn()
  const { user, footer } = visit('/')
  act(() => setStatus({ saved: 'failed', retry }))
  await user.click(footer.getByRole('button', { name: messages.offline.retry }))
  expect(retry).toHaveBeenCalledOnce()
})
