import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { address, onlyThese } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { messages, portfolio } from '../../../support/content.ts'

const specified = [messages.notFound.code, messages.notFound.heading, messages.notFound.home]
const hostile = '/<script>alert(1)</script>'

const levels = ['log', 'info', 'warn', 'error'] as const
let logged: string[]

beforeEach(() => {
  logged = []
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.join(' ')))
  }
})
afterEach(() => vi.restoreAllMocks())

test.each(['/no/such/page', '/portfolio2', '/404', '/%', '/%E2%80%AEevil', hostile])(
  'the address %s shows the 404 page',
  (path) => {
    const { main } = visit(path)
    expect(onlyThese(main.element, specified)).toEqual(specified)
    expect(address(main.getByRole('link', { name: messages.notFound.home }))).toBe('/')
    expect(document.querySelector('script')).toBeNull()
  },
)

test.each(['/no/such/page', encodeURI(hostile), '/%E2%80%AEevil'])(
  'the missing path %s is logged to the console once, unchanged',
  (path) => {
    visit(path)
    expect(logged).toEqual([expect.stringContaining(path)])
  },
)

test('existing pages log nothing', () => {
  visit('/')
  visit('/portfolio')
  expect(logged).toEqual([])
})

test('the bar of the 404 page leads home', () => {
  const { header } = visit('/no/such/page')
  expect(address(header.getByRole('link', { name: portfolio.back }))).toBe('/')
})
