import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, onlyThese } from '../../texts.ts'
import { openDialog, visit } from '../../visit.tsx'
import { dialog as words, home, inNewTab, site } from '../../../content.ts'

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
