import { expect, test } from 'vitest'
import { projects } from '../projects.ts'
import { address } from './texts.ts'
import { visit } from './visit.tsx'

test('every project has a button of its own that opens it in a new tab that cannot reach back', () => {
  const { main } = visit('/portfolio')
  const buttons = main.getAllByRole('link', { name: /^View Live .*\(opens in a new tab\)$/ })
  expect(new Set(buttons.map(({ textContent }) => textContent)).size).toBe(projects.length)
  expect(buttons.map(address)).toEqual(projects.map(({ url }) => url))
  for (const button of buttons) {
    expect(button).toHaveAttribute('target', '_blank')
    expect(button).toHaveAttribute('rel', 'noopener')
  }
})

test.each([
  ['header', 'Prominence, Home', '/'],
  ['header', 'Back to Home', '/'],
  ['main', 'Start Your Project', '/#contact'],
] as const)('in the %s of the portfolio, "%s" leads to %s', (part, name, target) => {
  expect(address(visit('/portfolio')[part].getByRole('link', { name }))).toBe(target)
})
