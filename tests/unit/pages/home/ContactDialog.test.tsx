import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, afterEach, vi } from 'vitest'
import { openDialog, visit } from '../../../support/unit/visit.tsx'
import { dialog as words, home } from '../../../support/content.ts'

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('Escape closes the dialog before the focus has moved into it', async () => {
  const { opener } = await openDialog()
  fireEvent.keyDown(opener, { key: 'Escape' })
  await closed()
})

test('a click for a new tab or window opens no dialog, and the browser follows the link', () => {
  const opener = visit('/').main.getByRole('button', { name: home.contact.getInTouch })
  const isLeft: boolean[] = []
  const note = (event: MouseEvent) => {
    isLeft.push(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  onTestFinished(() => removeEventListener('click', note))
  for (const key of ['ctrlKey', 'shiftKey', 'metaKey']) fireEvent.click(opener, { [key]: true })
  expect(isLeft).toEqual([true, true, true])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the focus returns to the button that opened the dialog, even if a second press has moved the focus meanwhile', async () => {
  const opener = visit('/').main.getByRole('button', { name: home.contact.getInTouch })
  opener.focus()
  fireEvent.click(opener)
  opener.blur()
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await closed()
  expect(opener).toHaveFocus()
})

test('a click outside closes the dialog, except the second click of a double click', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { user, dialog, inside } = await openDialog()
  const overlay = document.querySelector('[data-reach-dialog-overlay]') ?? dialog
  await user.click(overlay)
  expect(dialog).toHaveFocus()
  await user.click(inside.getByText(words.phone, { normalizer: (text) => text.trim() }))
  expect(dialog).toBeInTheDocument()
  now.mockReturnValue(1500)
  await user.click(overlay)
  await closed()
})

afterEach(() => vi.restoreAllMocks())
