// The texts and counts that were agreed before the site was built.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyThese } from '../support/unit/texts.ts'
import { openDialog, visit } from '../support/unit/visit.tsx'

const hint =
  'The words differ from the specification; if they should, delete tests/unit/specification.test.tsx'

const services = [
  'Brand Strategy',
  'Market Positioning',
  'Growth Analytics',
  'Digital Acceleration',
  'Team Scaling',
  'Market Leadership',
]

const bar = ['Services', 'About', 'Contact', 'Get Started']

const onHome = [
  'Ascending brands to new heights',
  'Scale Your Brand',
  'View Our Web Design',
  'How We Scale Brands',
  ...services,
  "We Don't Just Scale Brands, We Create Legends",
  'Ready to Ascend?',
  'Book Strategy Call',
  'Get In Touch',
  'Free 30-minute strategy session • No commitment required',
]

const onPortfolio = [
  'Portfolio',
  'Recent Work',
  'Demo Websites',
  'Ready to Start Your Project?',
  'Start Your Project',
]

const onUnknown = ['404', 'Oops! Page not found', 'Return to Home']

test('the home page has each agreed text once, in order', () => {
  const { header, main } = visit('/')
  expect(onlyThese(header.element, bar), hint).toEqual(bar)
  expect(onlyThese(main.element, onHome), hint).toEqual(onHome)
})

test('so does the portfolio, with at least four clients and five demos', () => {
  const { header, main } = visit('/portfolio')
  expect(onlyThese(header.element, ['Back to Home']), hint).toEqual(['Back to Home'])
  expect(onlyThese(main.element, onPortfolio), hint).toEqual(onPortfolio)
  const cards = (id: string) => main.element.querySelectorAll(`#${id} article`).length
  expect(cards('work')).toBeGreaterThanOrEqual(4)
  expect(cards('demos')).toBeGreaterThanOrEqual(5)
  expect(main.getAllByText('View Live Site').length).toBe(cards('work'))
  expect(main.getAllByText('View Live Demo').length).toBe(cards('demos'))
})

test('so does the 404 page', () => {
  expect(onlyThese(visit('/no/such/page').main.element, onUnknown), hint).toEqual(onUnknown)
})

test('the footer has the three columns', () => {
  const columns = ['Services', 'Company', 'Resources']
  const { footer } = visit('/')
  expect(
    footer.getAllByRole('heading').map(({ textContent }) => textContent),
    hint,
  ).toEqual(columns)
})

test("the dialog is titled Let's Connect", async () => {
  await openDialog()
  expect(screen.queryByRole('dialog', { name: "Let's Connect" }), hint).toBeInTheDocument()
})
