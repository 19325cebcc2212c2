import { expect, test } from 'vitest'
import { messages, portfolio } from '../../../support/content.ts'
import { clients, demos, projects } from '../../../support/projects.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { address } from '../../../support/unit/texts.ts'
import { homeLabel } from '../../../../src/pages/layout.tsx'

const newTab = ` ${messages.newTab}`

const specified = [
  portfolio.heading,
  portfolio.work.heading,
  ...clients.flatMap(({ name, link }) => [name, link + newTab]),
  portfolio.demos.heading,
  ...demos.flatMap(({ name, link }) => [name, link + newTab]),
  portfolio.closing.heading,
  portfolio.closing.link,
]

test('the portfolio shows every client site and every demo, in the specified order', () => {
  const { main } = visit('/portfolio')
  const stops = [...main.element.querySelectorAll('h1, h2, h3, a')]
  expect(stops.map(({ textContent }) => textContent)).toEqual(specified)
  expect(main.element.querySelectorAll('#work article')).toHaveLength(clients.length)
  expect(main.element.querySelectorAll('#demos article')).toHaveLength(demos.length)
})

test('the card of a client shows its category, a text, all its tags and a picture', () => {
  const { main } = visit('/portfolio')
  const cards = [...main.element.querySelectorAll('#work article')]
  for (const [at, { category, alt, tags }] of clients.entries()) {
    const [first, text] = cards[at]?.querySelectorAll('p') ?? []
    expect(first).toHaveTextContent(category)
    expect(text).not.toBeEmptyDOMElement()
    const listed = [...(cards[at]?.querySelectorAll('li') ?? [])]
    expect(listed.map(({ textContent }) => textContent)).toEqual([...tags])
    expect(cards[at]?.querySelector('img')).toHaveAttribute('alt', alt)
  }
})

test('only samples are labeled as samples', () => {
  const { main } = visit('/portfolio')
  const samples = clients.filter(({ isSample }) => isSample)
  expect(main.queryAllByText(portfolio.work.samples)).toHaveLength(samples.length > 0 ? 1 : 0)
  const hints = main.element.querySelectorAll(`[data-tooltip="${portfolio.work.sampleHint}"]`)
  expect(hints).toHaveLength(samples.length)
})

test('every project has a button that opens a new tab without an opener', () => {
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
] as const)('portfolio, %s: "%s" links to %s', (part, name, target) => {
  expect(address(visit('/portfolio')[part].getByRole('link', { name }))).toBe(target)
})
