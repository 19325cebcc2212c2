import { expect, test } from 'vitest'
import { address, onlyThese } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { messages, portfolio } from '../../../support/content.ts'

const { code, heading, home, reset } = messages.notFound

test.each(['/no/such/page', '/404', '/%'])('the address %s shows the 404 page', (path) => {
  const { header, main } = visit(path)
  expect(onlyThese(main.element, [code, heading, home])).toEqual([code, heading, home])
  expect(address(main.getByRole('link', { name: home }))).toBe('/')
  expect(address(main.getByRole('link', { name: reset }))).toBe('/reset')
  expect(address(header.getByRole('link', { name: portfolio.back }))).toBe('/')
})
