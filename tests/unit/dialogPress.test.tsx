import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from './visit.tsx'

const dialog = () => screen.queryByRole('dialog', { hidden: true })

/** Presses the opener until the dialog's script has arrived. */
async function pressed() {
  const { main } = visit('/')
  const opener = main.getByRole('button', { name: 'Get In Touch' })
  await waitFor(() => {
    fireEvent.pointerDown(opener)
    expect(dialog()).toBeInTheDocument()
  })
  return opener
}

test('a press on its opener prepares the dialog out of sight, and a click shows it', async () => {
  const opener = await pressed()
  expect(dialog()).not.toBeVisible()
  fireEvent.pointerUp(opener)
  fireEvent.click(opener)
  await waitFor(() => expect(dialog()).toBeVisible())
})

test('a press that becomes a scroll takes the dialog away again', async () => {
  const opener = await pressed()
  fireEvent.pointerCancel(opener)
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

test('a press soon after another keeps what it has prepared', async () => {
  const opener = await pressed()
  fireEvent.pointerUp(opener)
  fireEvent.pointerDown(opener)
  const gone = waitFor(() => expect(dialog()).not.toBeInTheDocument(), { timeout: 600 })
  await expect(gone).rejects.toThrow()
})
