import { expect, test } from 'vitest'
import { home, services, site } from '../../../content.ts'
import { texts } from '../../texts.ts'
import { visit } from '../../visit.tsx'

test('the home page is headed by the brand, and every section has its heading', () => {
  const { main } = visit('/')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(site.brand)
  const headings = main.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    home.services.heading,
    home.about.heading,
    home.contact.heading,
  ])
  expect(main.element.querySelectorAll('section')).toHaveLength(headings.length)
})

test('every service has a card, in order, with an icon, its title and its description', () => {
  const { main } = visit('/')
  const cards = [...main.element.querySelectorAll('#services li')]
  expect(cards.map(texts)).toEqual(services.map(({ title, description }) => [title, description]))
  for (const card of cards) expect(card.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
