import { setTimeout as pause } from 'node:timers/promises'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog } from '../../visit.tsx'
import { dialog as words } from '../../../content.ts'

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the close button closes the dialog, and the focus returns', async () => {
  const { user, opener, inside } = await openDialog()
  await user.click(inside.getByRole('button', { name: words.close }))
  await closed()
  expect(opener).toHaveFocus()
})

test('Escape closes the dialog, and the focus returns', async () => {
  const { user, opener } = await openDialog()
  await user.keyboard('{Escape}')
  await closed()
  expect(opener).toHaveFocus()
})

test('a click outside closes the dialog, unless it is the second of a double click', async () => {
  const { user, dialog, inside } = await openDialog()
  const overlay = document.querySelector('[data-reach-dialog-overlay]') ?? dialog
  await user.click(overlay)
  expect(dialog).toHaveFocus()
  await user.click(inside.getByText(words.phone))
  expect(dialog).toBeInTheDocument()
  await pause(600)
  await user.click(overlay)
  await closed()
})

test('Back closes the dialog and stays on the page', async () => {
  await openDialog()
  history.back()
  await closed()
  expect(location.pathname).toBe('/')
})
