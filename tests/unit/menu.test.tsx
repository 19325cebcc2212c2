import { expect, test } from 'vitest'
import { media } from '../../src/theme/media.ts'
import { setMedia } from './browser.ts'
import { visit } from './visit.tsx'

async function openMenu() {
  const { user, header } = visit('/')
  await user.click(header.getByRole('button', { name: 'Open menu' }))
  return { user, header }
}

test('the menu button says whether the menu is open', async () => {
  const { user, header } = await openMenu()
  await user.click(header.getByRole('button', { name: 'Close menu' }))
  expect(header.getByRole('button', { name: 'Open menu' })).toBeInTheDocument()
})

test.each(['Services', 'About', 'Contact', 'Get Started'])(
  'the menu closes when "%s" is used',
  async (name) => {
    const { user, header } = await openMenu()
    await user.click(header.getByRole('link', { name }))
    expect(header.getByRole('button', { name: 'Open menu' })).toBeInTheDocument()
  },
)

test('the menu closes when the window becomes wide', async () => {
  const { header } = await openMenu()
  setMedia(media.wide.replace('@media ', ''), true)
  expect(await header.findByRole('button', { name: 'Open menu' })).toBeInTheDocument()
})

test('the menu button opens the panel that it names, and the panel is a popover', async () => {
  const { header } = await openMenu()
  const button = header.getByRole('button', { name: 'Close menu' })
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel).toHaveAttribute('popover', 'auto')
  expect(button).toHaveAttribute('popovertarget', panel?.id)
  expect(panel).toContainElement(header.getByRole('link', { name: 'Get Started' }))
})
