import { expect, test } from 'vitest'
import { address, onlyThese } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { literally, messages, portfolio } from '../../../support/content.ts'

const { code, heading, meant, home } = messages.notFound

test.each([
  '/no/such/page',
  '/portfolio2',
  '/404',
  '/%',
  '/%E2%80%AEevil',
  encodeURI('/<script>alert(1)</script>'),
])('the address %s shows the 404 page', (path) => {
  const { header, main } = visit(path)
  expect(onlyThese(main.element, [code, heading, home])).toEqual([code, heading, home])
  expect(address(main.getByRole('link', { name: home }))).toBe('/')
  expect(address(header.getByRole('link', { name: portfolio.back }))).toBe('/')
  expect(document.querySelector('script')).toBeNull()
})

test.each(['/Portfolio', '/portfolio)', '/PORTFOLIO.html,', '/%22portfolio%22', '/(portfolio).'])(
  'the 404 page at %s leads to the page that is meant',
  (path) => {
    const { main } = visit(path)
    const line = main.getByText(new RegExp(`^${literally(meant)}`))
    expect(line).toHaveTextContent(`${meant} ${portfolio.heading}`)
    expect(address(main.getByRole('link', { name: portfolio.heading }))).toBe('/portfolio')
  },
)
