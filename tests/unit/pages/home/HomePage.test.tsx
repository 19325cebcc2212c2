import { expect, test } from 'vitest'
import { home, inNewTab, messages, services, site } from '../../../support/content.ts'
import { texts, address } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'

test('every section of the home page has its id and a heading, every service a card in order', () => {
  const { main } = visit('/')
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe(site.brand)
  const regions = main
    .getAllByRole('region')
    .map((region) => [region.id, region.querySelector('h2')?.textContent])
  expect(regions).toEqual([
    ['services', home.services.heading],
    ['about', home.about.heading],
    ['contact', home.contact.heading],
  ])
  const cards = [...main.element.querySelectorAll('#services li')]
  expect(cards.map(texts)).toEqual(services.map(({ title, description }) => [title, description]))
})

test('every link of the home page leads where its words say', () => {
  const { header, main, footer } = visit('/')
  const links = [
    ...home.nav.map(({ text, href }) => [header, text, href] as const),
    [header, home.getStarted, '#contact'],
    [header, `${site.brand}, ${messages.home}`, '/'],
    [main, home.hero.contact, '#contact'],
    [main, home.hero.portfolio, '/portfolio'],
    [main, inNewTab(home.contact.book), site.bookingUrl],
  ] as const
  for (const [part, name, target] of links)
    expect(address(part.getByRole('link', { name, hidden: true })), String(name)).toBe(target)
  // Without scripts, Get In Touch leads to the contact details in the footer.
  const target = address(main.getByRole('button', { name: home.contact.getInTouch })) ?? ''
  expect(footer.element.querySelector(target)).toHaveTextContent(site.phone.text)
  // Without a connection, a hint offers the phone.
  const hint = main.getByText(messages.needsConnection.booking, { exact: false })
  expect(hint.querySelector('a')?.href).toBe(`tel:${site.phone.dial}`)
})
