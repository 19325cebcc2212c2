import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClientCard } from '../../../../src/pages/portfolio/Work.tsx'
import { clients, messages, portfolio } from '../../../support/content.ts'
import { visit } from '../../../support/unit/visit.tsx'

test('a client with a case has a second link, which names the client, and a frame that names the address', () => {
  const client = { ...clients[0]!, page: 'a-case', url: 'https://www.wharf.example' } as const
  const { container } = render(<ClientCard client={client} mirrored={false} first />)
  const [, second] = screen.getAllByRole('link')
  expect(second?.getAttribute('href')).toBe('/a-case')
  expect(second?.textContent).toBe(`${portfolio.work.case} ${client.name}`)
  // The drawn browser window of the client shows the URL in two elements. If the URL is too long, only the first element is visible.
  const parts = [...container.querySelectorAll('[dir=ltr] span span')].map(
    (part) => part.textContent,
  )
  expect(parts).toEqual(['www.wharf', '.example'])
})

test('only samples are labeled as samples', () => {
  const { main } = visit('/portfolio')
  const samples = clients.filter(({ sample }) => sample)
  const words = portfolio.work.samples
  const work = main.element.querySelector('#work')?.textContent
  expect(work?.includes(words ?? 'no sample')).toBe(samples.length > 0)
  const hints = [...main.element.querySelectorAll('[data-tooltip]')].filter(
    (each) => each.getAttribute('data-tooltip') === portfolio.work.sampleHint,
  )
  expect(hints).toHaveLength(samples.length)
})

test('only the links to real clients are said to need a connection', () => {
  const { main } = visit('/portfolio')
  const work = main.element.querySelector('#work')?.textContent
  const isReal = clients.some(({ sample }) => !sample)
  expect(work?.includes(messages.needsConnection.sites)).toBe(isReal)
})
