import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clients, demos } from '../../src/content/portfolio.ts'
import { visit } from './visit.tsx'

const all = clients.length + demos.length

const focusedHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())

test('the other page is rendered before the tap, outside the document', async () => {
  const create = vi.spyOn(document, 'createElement')
  const articles = () => create.mock.calls.filter(([name]) => name === 'article').length
  const { user, main } = visit('/')
  await waitFor(() => expect(articles()).toBe(all))
  expect(document.querySelectorAll('article')).toHaveLength(0)

  await user.click(main.getByRole('link', { name: 'View Our Web Design' }))
  await focusedHeading('Portfolio')
  expect(document.querySelectorAll('article')).toHaveLength(all)
  expect(articles()).toBe(all)
  create.mockRestore()
})

test('a page that was left is the same one again, and never two stand in the document', async () => {
  const { user, main } = visit('/')
  const before = screen.getByRole('main')
  await user.click(main.getByRole('link', { name: 'View Our Web Design' }))
  await focusedHeading('Portfolio')
  expect(before).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Start Your Project' }))
  expect(screen.getByRole('main')).toBe(before)
})
