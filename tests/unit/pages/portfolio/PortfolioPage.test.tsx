import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InterfaceMessages } from '../../../../src/ui/messages.ts'
import { ClientWork } from '../../../../src/pages/portfolio/Work.tsx'
import { clients, messages, portfolio } from '../../../support/content.ts'
import { visit } from '../../../support/unit/visit.tsx'

test('a client with a page has a second link, which names it', () => {
  const photo = { avif: '', src: '/a.png', width: 8, height: 5, alt: 'A page' }
  const shown = clients.map((client) => ({ ...client, photo }))
  const [first, ...others] = shown.map(({ page: _page, ...client }) => client)
  const withPage = first ? [{ ...first, page: 'a-case' }, ...others] : []
  render(
    <InterfaceMessages.Provider value={messages}>
      <ClientWork words={portfolio.work} needsConnection="" clients={withPage} />
    </InterfaceMessages.Provider>,
  )
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === '/a-case')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `${portfolio.work.case} ${first?.name}`,
  ])
})

test('only samples are labeled as samples', () => {
  const { main } = visit('/portfolio')
  const samples = clients.filter(({ sample }) => sample)
  const words = portfolio.work.samples
  expect(words ? main.queryAllByText(words, { normalizer: String }) : []).toHaveLength(
    samples.length > 0 ? 1 : 0,
  )
  const hints = [...main.element.querySelectorAll('[data-tooltip]')].filter(
    (each) => each.getAttribute('data-tooltip') === portfolio.work.sampleHint,
  )
  expect(hints).toHaveLength(samples.length)
})

test('only clients who are real are said to open with a connection', () => {
  const { main } = visit('/portfolio')
  const work = main.element.querySelector('#work')?.textContent
  const isReal = clients.some(({ sample }) => !sample)
  expect(work?.includes(messages.needsConnection.sites)).toBe(isReal)
})
