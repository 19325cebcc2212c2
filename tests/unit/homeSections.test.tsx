import { expect, test } from 'vitest'
import { services } from '../specification.ts'
import { texts } from './texts.ts'
import { visit } from './visit.tsx'

test('the home page has these headings and no further section', () => {
  const { main } = visit('/')
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^Prominence$/)
  const headings = main.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'How We Scale Brands',
    "We Don't Just Scale Brands, We Create Legends",
    'Ready to Ascend?',
  ])
  expect(main.element.querySelectorAll('section')).toHaveLength(3)
})

test('the six services are there in their order, and every card has an icon, its title and a description', () => {
  const { main } = visit('/')
  const cards = [...main.element.querySelectorAll('#services li')]
  const titles = cards.map((card) => card.querySelector('h3')?.textContent ?? '')
  expect(titles.filter((title) => services.includes(title))).toEqual(services)
  for (const card of cards) {
    expect(card.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(texts(card)).toHaveLength(2)
  }
})
