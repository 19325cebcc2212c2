import { expect, test } from 'vitest'
import { media } from '../../../../src/theme/media.ts'
import { setMedia } from '../../../support/unit/browser.ts'
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

test('the menu closes when the window becomes wide', async () => {
  const { header } = await openMenu()
  setMedia(media.wide.replace('@media ', ''), true)
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
