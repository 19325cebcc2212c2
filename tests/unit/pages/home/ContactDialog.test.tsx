import { screen, waitFor } from '@testing-library/react'
import { expect, test, afterEach, vi } from 'vitest'
import { address, onlyThese } from '../../texts.ts'
import { openDialog, visit } from '../../visit.tsx'
import { dialog as words, home, inNewTab, site, dialog } from '../../../content.ts'

test('the dialog shows the phone number and the location', async () => {
  const wanted = [words.title, words.phone, site.phone.text, words.location, site.place.text]
  const { dialog } = await openDialog()
  expect(onlyThese(dialog, wanted)).toEqual(wanted)
})

test('the dialog calls, opens a map in a new tab and saves the contact card', async () => {
  const { inside } = await openDialog()
  expect(address(inside.getByRole('link', { name: words.call }))).toBe(`tel:${site.phone.dial}`)
  const map = inside.getByRole('link', { name: inNewTab(words.maps) })
  expect(address(map)).toBe(site.mapsUrl)
  expect(map).toHaveAttribute('rel', 'noopener')
  const card = inside.getByRole('link', { name: words.card })
  expect(address(card)).toBe('/contact.vcf')
  expect(card).toHaveAttribute('download')
})

test.each(['{Enter}', ' '])('the key "%s" opens the dialog like a press', async (key) => {
  const { user, main } = visit('/')
  main.getByRole('button', { name: home.contact.getInTouch }).focus()
  await user.keyboard(key)
  expect(await screen.findByRole('dialog', { name: words.title })).toBeInTheDocument()
})

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
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { user, dialog, inside } = await openDialog()
  const overlay = document.querySelector('[data-reach-dialog-overlay]') ?? dialog
  await user.click(overlay)
  expect(dialog).toHaveFocus()
  await user.click(inside.getByText(words.phone))
  expect(dialog).toBeInTheDocument()
  now.mockReturnValue(1500)
  await user.click(overlay)
  await closed()
})

test('Back closes the dialog and stays on the page', async () => {
  await openDialog()
  history.back()
  await closed()
  expect(location.pathname).toBe('/')
})

afterEach(() => vi.restoreAllMocks())

async function copy(writeText: () => Promise<void>) {
  const { user, inside } = await openDialog()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(inside.getByRole('button', { name: dialog.copy }))
  return { inside, write }
}

test('Copy number copies the number and says so', async () => {
  const { inside, write } = await copy(() => Promise.resolve())
  expect(await inside.findByText(dialog.copied)).toBeInTheDocument()
  expect(write).toHaveBeenCalledWith(site.phone.text)
})

test('where copying is blocked, the number is selected instead', async () => {
  const { inside } = await copy(() => Promise.reject(new Error('blocked')))
  await vi.waitFor(() => expect(getSelection()?.toString()).toBe(site.phone.text))
  expect(inside.queryByText(dialog.copied)).not.toBeInTheDocument()
})
