import { expect, test } from 'vitest'
import { footer as words, site } from '../../content.ts'
import { address, onlyThese } from '../texts.ts'
import { visit } from '../visit.tsx'

test.each(['/', '/portfolio'])('the footer of %s gives the contact', (path) => {
  const { footer } = visit(path)
  const wanted = [site.email, site.phone.text, site.place.text]
  expect(onlyThese(footer.element, wanted)).toEqual(wanted)
  expect(address(footer.getByText(site.email))).toBe(`mailto:${site.email}`)
  expect(address(footer.getByText(site.phone.text))).toBe(`tel:${site.phone.dial}`)
})

test('the footer has its columns, with their links', () => {
  const { footer } = visit('/')
  const columns = words.columns.flatMap(({ heading, links }) => [
    heading,
    ...links.map(({ text }) => text),
  ])
  expect(onlyThese(footer.element, columns)).toEqual(columns)
})
