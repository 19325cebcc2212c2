import { afterEach, beforeEach, expect, test } from 'vitest'
import { barMedia, choices, themeNames } from '../../../src/theme/choices.ts'
import { visit } from '../../support/unit/visit.tsx'
import { messages } from '../../support/content.ts'

const root = document.documentElement

const template = document.createElement('template')
template.innerHTML = themeNames
  .map((name) => `<meta name="theme-color" media="${barMedia(name, 'system')}">`)
  .join('')

beforeEach(() => document.head.append(template.content.cloneNode(true)))
afterEach(() => {
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.remove()
  localStorage.clear()
  delete root.dataset.theme
})

/** The media of the theme-color of each theme. */
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ media }) => media,
  )

test('the theme control offers the system, chosen by default, and every theme', () => {
  const { footer } = visit('/')
  const options = footer
    .getByRole('group', { name: messages.theme.label })
    .querySelectorAll('button')
  expect([...options].map((each) => [each.textContent, each.ariaPressed])).toEqual(
    choices.theme.map((option) => [messages.theme[option], String(option === 'system')]),
  )
})

test.each(themeNames)(
  "choosing the theme '%s' colors the page and the browser's bars",
  async (theme) => {
    const { user, footer } = visit('/')
    const button = footer.getByRole('button', { name: messages.theme[theme] })
    await user.click(button)
    expect(root.dataset.theme).toBe(theme)
    expect(localStorage.theme).toBe(theme)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(bars()).toEqual(themeNames.map((name) => (name === theme ? 'all' : 'not all')))
  },
)

test('choosing the system again removes the stored theme', async () => {
  const { user, footer } = visit('/')
  await user.click(footer.getByRole('button', { name: messages.theme.dark }))
  await user.click(footer.getByRole('button', { name: messages.theme.system }))
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.theme).toBeUndefined()
  expect(bars()).toEqual(themeNames.map((name) => barMedia(name, 'system')))
})
