import { expect, test } from 'vitest'
import { address, onlyThese } from './texts.ts'
import { visit } from './visit.tsx'

const columns = [
  ['Services', 'Brand Strategy', 'Market Positioning', 'Growth Analytics', 'Digital Acceleration'],
  ['Company', 'Our story', 'Team', 'Careers', 'Press'],
  ['Resources', 'Field notes', 'Guides', 'Brand glossary', 'Help'],
]

test.each(['/', '/portfolio'])('the footer of %s gives the contact', (path) => {
  const { footer } = visit(path)
  const wanted = ['hello@prominence.example', '(503) 555-0142', 'Portland, Oregon, USA']
  expect(onlyThese(footer.element, wanted)).toEqual(wanted)
  expect(address(footer.getByText('hello@prominence.example'))).toBe(
    'mailto:hello@prominence.example',
  )
  expect(address(footer.getByText('(503) 555-0142'))).toBe('tel:+15035550142')
})

test('the footer has the columns Services, Company and Resources, with their links', () => {
  const { footer } = visit('/')
  expect(onlyThese(footer.element, columns.flat())).toEqual(columns.flat())
})
