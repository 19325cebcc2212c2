import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, onlyThese } from './texts.ts'
import { openDialog, visit } from './visit.tsx'

test("Get In Touch opens the dialog 'Let's Connect' with the phone number and the location", async () => {
  const wanted = ["Let's Connect", 'Phone', '(503) 555-0142', 'Location', 'Portland, Oregon, USA']
  const { dialog } = await openDialog()
  expect(onlyThese(dialog, wanted)).toEqual(wanted)
})

test('the dialog calls, opens a map in a new tab and saves the contact card', async () => {
  const { inside } = await openDialog()
  expect(address(inside.getByRole('link', { name: 'Call' }))).toBe('tel:+15035550142')
  const map = inside.getByRole('link', { name: /^Open in maps ?\(opens in a new tab\)$/ })
  expect(address(map)).toMatch(/^https:\/\/www\.google\.com\/maps\//)
  expect(map).toHaveAttribute('rel', 'noopener')
  const card = inside.getByRole('link', { name: 'Save contact card' })
  expect(address(card)).toBe('/contact.vcf')
  expect(card).toHaveAttribute('download')
})

test.each(['{Enter}', ' '])('the key "%s" opens the dialog like a press', async (key) => {
  const { user, main } = visit('/')
  main.getByRole('button', { name: 'Get In Touch' }).focus()
  await user.keyboard(key)
  expect(await screen.findByRole('dialog', { name: "Let's Connect" })).toBeInTheDocument()
})
