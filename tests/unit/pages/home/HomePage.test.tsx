import { expect, test } from 'vitest'
import { home, services, site, inNewTab } from '../../../support/content.ts'
import { texts, address } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { homeLabel } from '../../../../src/pages/layout.tsx'

test('the h1 of the home page is the brand, and every section has a heading', () => {
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

const links = [
  ...home.nav.map(({ text, href }) => ['header', text, href] as const),
  ['header', home.getStarted, '#contact'],
  ['header', homeLabel, '/'],
  ['main', home.hero.contact, '#contact'],
  ['main', home.hero.portfolio, '/portfolio'],
] as const

test.each(links)('home page, %s: "%s" links to %s', (part, name, target) => {
  expect(address(visit('/')[part].getByRole('link', { name, hidden: true }))).toBe(target)
})

test.each([
  ['services', home.services.heading],
  ['about', home.about.heading],
  ['contact', home.contact.heading],
])('#%s is the section "%s"', (id, heading) => {
  const { main } = visit('/')
  expect(main.getByRole('region', { name: heading })).toHaveAttribute('id', id)
})

test('Book Strategy Call opens the booking page in a new tab without an opener', () => {
  const { main } = visit('/')
  const link = main.getByRole('link', { name: inNewTab(home.contact.book) })
  expect(address(link)).toBe(site.bookingUrl)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('without scripts Get In Touch leads to the contact details in the footer', () => {
  const { main, footer } = visit('/')
  const target = address(main.getByRole('button', { name: home.contact.getInTouch })) ?? ''
  expect(footer.element.querySelector(target)).toHaveTextContent(site.phone.text)
})
