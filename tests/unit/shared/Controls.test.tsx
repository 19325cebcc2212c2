import { afterEach, beforeEach, expect, test } from 'vitest'
import { visit } from '../visit.tsx'
import { messages } from '../../content.ts'

const root = document.documentElement

const template = document.createElement('template')
template.innerHTML = `
  <meta name="theme-color" content="#f1f7f8" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#061a20" media="(prefers-color-scheme: dark)">`

beforeEach(() => document.head.append(template.content.cloneNode(true)))
afterEach(() => {
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.remove()
  localStorage.clear()
  delete root.dataset.theme
})

/** Where the light and the dark color of the browser's own bars apply. */
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ media }) => media,
  )

test('the theme control offers System, Light and Dark, and System is chosen at first', () => {
  const { footer } = visit('/')
  const options = footer
    .getByRole('group', { name: messages.theme.label })
    .querySelectorAll('button')
  expect([...options].map((each) => [each.textContent, each.ariaPressed])).toEqual([
    [messages.theme.system, 'true'],
    [messages.theme.light, 'false'],
    [messages.theme.dark, 'false'],
  ])
})

test.each([
  [messages.theme.dark, 'dark', ['not all', 'all']],
  [messages.theme.light, 'light', ['all', 'not all']],
])("choosing %s colors the page and the browser's own bars", async (name, theme, shown) => {
  const { user, footer } = visit('/')
  await user.click(footer.getByRole('button', { name }))
  expect(root.dataset.theme).toBe(theme)
  expect(localStorage.theme).toBe(theme)
  expect(footer.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  expect(bars()).toEqual(shown)
})

test('choosing System again leaves no trace', async () => {
  const { user, footer } = visit('/')
  await user.click(footer.getByRole('button', { name: messages.theme.dark }))
  await user.click(footer.getByRole('button', { name: messages.theme.system }))
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.theme).toBeUndefined()
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
