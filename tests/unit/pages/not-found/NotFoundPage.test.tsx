import { afterEach, expect, test, vi } from 'vitest'
import { address, onlyThese } from '../../../support/unit/texts.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { messages, portfolio } from '../../../support/content.ts'

const { code, heading, home } = messages.notFound

afterEach(() => vi.restoreAllMocks())

test.each([
  '/no/such/page',
  '/portfolio2',
  '/404',
  '/%',
  '/%E2%80%AEevil',
  encodeURI('/<script>alert(1)</script>'),
])('the address %s shows the 404 page, and is logged once, unchanged', (path) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  const { header, main } = visit(path)
  expect(onlyThese(main.element, [code, heading, home])).toEqual([code, heading, home])
  expect(address(main.getByRole('link', { name: home }))).toBe('/')
  expect(address(header.getByRole('link', { name: portfolio.back }))).toBe('/')
  expect(document.querySelector('script')).toBeNull()
  expect(log.mock.calls).toEqual([[expect.stringContaining(path)]])
})
