import { expect, test } from 'vitest'
import { onlyThese } from './texts.ts'
import { services } from '../specification.ts'
import { visit } from './visit.tsx'

const specified = [
  'Ascending brands to new heights',
  'Prominence',
  'Growth and Web Design',
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

test('the home page says every specified text once, in the specified order', () => {
  const { main } = visit('/')
  expect(onlyThese(main.element, specified)).toEqual(specified)
})

test('the bar holds Services, About, Contact and Get Started, in this order', () => {
  const { header } = visit('/')
  const bar = ['Services', 'About', 'Contact', 'Get Started']
  expect(onlyThese(header.element, bar)).toEqual(bar)
})
