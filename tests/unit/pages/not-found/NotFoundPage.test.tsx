import { expect, test } from 'vitest'
import { address, onlyThese } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { anchors, literally, messages, portfolio } from '../../../support/content.ts'

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

test.each([
  '/Portfolio',
  '/PORTFOLIO.html,',
  '/%22portfolio%22',
  '/(portfolio).',
  '/portfolios',
  '/protfolio',
  '/portfolio.htm',
  '/portfolio&utm=1',
  '/en/portfolio',
])('the 404 page at %s leads to the page that is meant', (path) => {
  const { main } = visit(path)
  const line = main.getByText(new RegExp(`^${literally(meant)}`))
  expect(line).toHaveTextContent(`${meant} ${portfolio.heading}`)
  expect(address(main.getByRole('link', { name: portfolio.heading }))).toBe('/portfolio')
})

test.each(anchors.slice(0, -1))(
  'the 404 page at the name of the section $id leads there',
  ({ id, name }) => {
    const { main } = visit(`/${id}`)
    expect(address(main.getByRole('link', { name }))).toBe(`/#${id}`)
  },
)

test.each(['/folio', '/port', '/contract-law', '/no/such/page'])(
  'the 404 page at %s guesses nothing',
  (path) => expect(visit(path).main.queryByText(new RegExp(`^${literally(meant)}`))).toBeNull(),
)
