import { expect, test } from 'vitest'
import { address } from './texts.ts'
import { visit } from './visit.tsx'

const links = [
  ['header', 'Services', '#services'],
  ['header', 'About', '#about'],
  ['header', 'Contact', '#contact'],
  ['header', 'Get Started', '#contact'],
  ['header', 'Prominence, Home', '/'],
  ['main', 'Scale Your Brand', '#contact'],
  ['main', 'View Our Web Design', '/portfolio'],
] as const

test.each(links)('in the %s of the home page, "%s" leads to %s', (part, name, target) => {
  expect(address(visit('/')[part].getByRole('link', { name, hidden: true }))).toBe(target)
})

test.each([
  ['services', 'How We Scale Brands'],
  ['about', "We Don't Just Scale Brands, We Create Legends"],
  ['contact', 'Ready to Ascend?'],
])('the address #%s names the section "%s"', (id, heading) => {
  const { main } = visit('/')
  expect(main.getByRole('region', { name: heading })).toHaveAttribute('id', id)
})

test('Book Strategy Call opens the scheduling page in a new tab that cannot reach back', () => {
  const { main } = visit('/')
  const link = main.getByRole('link', { name: /^Book Strategy Call ?\(opens in a new tab\)$/ })
  expect(address(link)).toBe('https://book.prominence.example/strategy-call')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('without scripts Get In Touch leads to the contact details in the footer', () => {
  const { main, footer } = visit('/')
  const target = address(main.getByRole('button', { name: 'Get In Touch' })) ?? ''
  expect(footer.element.querySelector(target)).toHaveTextContent('(503) 555-0142')
})
