import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { portfolio } from '../content.ts'
import { visit } from './visit.tsx'

const next = () => document.querySelector<HTMLElement>('[data-next]')

const linkToPortfolio = () => {
  const link = visit('/').main.element.querySelector<HTMLElement>('a[href="/portfolio"]')
  if (!link) throw new Error('The home page has no link to the portfolio')
  return link
}

/** Presses a link until its page is rendered ahead, and so put into the document. */
async function pressed(options?: { timeout: number }) {
  const link = linkToPortfolio()
  await waitFor(() => {
    fireEvent.pointerDown(link)
    expect(next()).toHaveTextContent(portfolio.heading)
  }, options)
  return link
}

test('a press on a link puts its page into the document, out of sight, and a click shows it', async () => {
  const link = await pressed()
  const before = document.querySelector('main')
  const page = next()
  expect(page?.contains(before)).toBe(false)
  fireEvent.pointerUp(link)
  fireEvent.click(link)
  expect(next()).not.toBeInTheDocument()
  expect(before).not.toBeInTheDocument()
  expect(page).toContainElement(screen.getByRole('main'))
})

test('a press that becomes a scroll takes the page away again', async () => {
  const link = await pressed()
  fireEvent.pointerCancel(link)
  await waitFor(() => expect(next()).not.toBeInTheDocument())
  expect(document.querySelectorAll('main')).toHaveLength(1)
})

test('a press of another button, or elsewhere, prepares nothing', async () => {
  const link = await pressed()
  fireEvent.pointerCancel(link)
  await waitFor(() => expect(next()).not.toBeInTheDocument())
  fireEvent.pointerDown(link, { button: 2 })
  fireEvent.pointerDown(document.body)
  expect(next()).not.toBeInTheDocument()
})

test('where a browser cannot hide what it lays out, nothing is prepared', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  await expect(pressed({ timeout: 2000 })).rejects.toThrow()
  supports.mockRestore()
})
