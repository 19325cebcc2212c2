import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../../../support/unit/visit.tsx'
import { home, messages } from '../../../support/content.ts'

async function openMenu() {
  const { user, header } = visit('/')
  await user.click(header.getByRole('button', { name: messages.menu.open }))
  return { user, header }
}

test('the name of the menu button follows the menu', async () => {
  const { user, header } = await openMenu()
  await user.click(header.getByRole('button', { name: messages.menu.close }))
  expect(header.getByRole('button', { name: messages.menu.open })).toBeInTheDocument()
})

test.each([...home.nav.map(({ text }) => text), home.getStarted])(
  'the menu closes when "%s" is used',
  async (name) => {
    const { user, header } = await openMenu()
    await user.click(header.getByRole('link', { name }))
    expect(header.getByRole('button', { name: messages.menu.open })).toBeInTheDocument()
  },
)

test('the menu closes when the bar becomes wide enough to hide its button', async () => {
  const { header } = await openMenu()
  const button = header.getByRole('button', { name: messages.menu.close })
  fireEvent(window, new Event('resize'))
  expect(button).toHaveAccessibleName(messages.menu.close)
  button.style.display = 'none'
  fireEvent(window, new Event('resize'))
  button.style.display = ''
  expect(await header.findByRole('button', { name: messages.menu.open })).toBeInTheDocument()
})

test('the menu button controls the panel, which is a popover', async () => {
  const { header } = await openMenu()
  const button = header.getByRole('button', { name: messages.menu.close })
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel).toHaveAttribute('popover', 'auto')
  expect(button).toHaveAttribute('popovertarget', panel?.id)
  expect(panel).toContainElement(header.getByRole('link', { name: home.getStarted }))
})
