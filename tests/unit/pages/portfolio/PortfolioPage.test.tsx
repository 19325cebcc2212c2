import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InterfaceMessages } from '../../../../src/ui/messages.ts'
import { ClientWork } from '../../../../src/pages/portfolio/Work.tsx'
import { content, messages, portfolio, site } from '../../../support/content.ts'
import { clients, demos } from '../../../support/projects.ts'
import { visit } from '../../../support/unit/visit.tsx'
import { address } from '../../../support/unit/texts.ts'

const newTab = ` ${messages.newTab}`

test('the portfolio shows every client site and every demo in order, each with a link to it', () => {
  const { header, main } = visit('/portfolio')
  const stops = [...main.element.querySelectorAll('h1, h2, h3, a')]
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    portfolio.heading,
    portfolio.work.heading,
    ...clients.flatMap(({ name, link, cases }) => [
      name,
      link + newTab,
      ...cases.map(([to]) => to),
    ]),
    portfolio.demos.heading,
    ...demos.flatMap(({ name, link, savedLink }) => [name, link + newTab, savedLink]),
    portfolio.closing.heading,
    portfolio.closing.link,
  ])
  expect(main.getAllByRole('link', { hidden: true }).map(address)).toEqual([
    ...clients.flatMap(({ url, cases }) => [url, ...cases.map(([, path]) => path)]),
    ...demos.flatMap(({ url, savedUrl }) => [url, savedUrl]),
    '/#contact',
  ])
  for (const name of [`${site.brand}, ${messages.home}`, portfolio.back])
    expect(address(header.getByRole('link', { name }))).toBe('/')
})

test('the card of a client shows its category, a text, all its tags and a picture', () => {
  const { main } = visit('/portfolio')
  const cards = [...main.element.querySelectorAll('#work article')]
  expect(cards).toHaveLength(clients.length)
  for (const [at, { category, alt, tags }] of clients.entries()) {
    const [first, text] = cards[at]?.querySelectorAll('p') ?? []
    expect(first).toHaveTextContent(category)
    expect(text).not.toBeEmptyDOMElement()
    const listed = [...(cards[at]?.querySelectorAll('li') ?? [])]
    expect(listed.map(({ textContent }) => textContent)).toEqual([...tags])
    expect(cards[at]?.querySelector('img')).toHaveAttribute('alt', alt)
  }
})

test('a client with a page has a second link, which names it', () => {
  const photo = { avif: '', src: '/a.png', width: 8, height: 5, alt: 'A page' }
  const shown = content.clients.map((client) => ({ ...client, photo }))
  const [first, ...others] = shown.map(({ page: _page, ...client }) => client)
  const withPage = first ? [{ ...first, page: 'a-case' }, ...others] : []
  render(
    <InterfaceMessages.Provider value={messages}>
      <ClientWork words={portfolio.work} needsConnection="" clients={withPage} />
    </InterfaceMessages.Provider>,
  )
  const links = screen.getAllByRole('link').filter((link) => address(link) === '/a-case')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `${portfolio.work.case} ${first?.name}`,
  ])
})

test('only samples are labeled as samples', () => {
  const { main } = visit('/portfolio')
  const samples = clients.filter(({ isSample }) => isSample)
  const words = portfolio.work.samples
  expect(words ? main.queryAllByText(words) : []).toHaveLength(samples.length > 0 ? 1 : 0)
  const hints = main.element.querySelectorAll(`[data-tooltip="${portfolio.work.sampleHint}"]`)
  expect(hints).toHaveLength(samples.length)
})

test('only clients who are real are said to open with a connection', () => {
  const { main } = visit('/portfolio')
  const work = main.element.querySelector('#work')?.textContent
  const isReal = clients.some(({ isSample }) => !isSample)
  expect(work?.includes(messages.needsConnection.sites)).toBe(isReal)
})
