import { expect, test } from 'vitest'
import { projects } from '../../../projects.ts'
import { address } from '../../texts.ts'
import { visit } from '../../visit.tsx'
import { homeLabel } from '../../../../src/pages/frame.tsx'
import { messages, portfolio } from '../../../content.ts'

test('every project has a button of its own that opens it in a new tab that cannot reach back', () => {
  const { main } = visit('/portfolio')
  const names = projects.map(({ link }) => `${link} ${messages.newTab}`)
  const links = main.getAllByRole('link')
  const buttons = links.filter(({ textContent }) => names.includes(textContent))
  expect(buttons.map(address)).toEqual(projects.map(({ url }) => url))
  for (const button of buttons) {
    expect(button).toHaveAttribute('target', '_blank')
    expect(button).toHaveAttribute('rel', 'noopener')
  }
})

test.each([
  ['header', homeLabel, '/'],
  ['header', portfolio.back, '/'],
  ['main', portfolio.closing.link, '/#contact'],
] as const)('in the %s of the portfolio, "%s" leads to %s', (part, name, target) => {
  expect(address(visit('/portfolio')[part].getByRole('link', { name }))).toBe(target)
})
