import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clients, demos } from '../../src/content.js'
import { visit } from '../support/unit/visit.tsx'
import { home, portfolio } from '../support/content.ts'

const articles = () => document.querySelectorAll('article')
const all = clients.length + demos.length

const focusedHeading = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())

test('the other page is rendered hidden in advance, and a tap only shows it', async () => {
  const { user, main } = visit('/')
  await waitFor(() => expect(articles()).toHaveLength(all))
  const [article] = articles()
  expect(article).not.toBeVisible()

  await user.click(main.getByRole('link', { name: home.hero.portfolio }))
  await focusedHeading(portfolio.heading)
  expect(article).toBeVisible()
  expect(articles()).toHaveLength(all)
  expect(document.querySelectorAll('#main')).toHaveLength(1)
})

test('returning to a page shows the same elements again', async () => {
  const { user, main } = visit('/')
  const about = document.getElementById('about')
  await user.click(main.getByRole('link', { name: home.hero.portfolio }))
  await focusedHeading(portfolio.heading)
  expect(about).not.toBeVisible()
  await user.click(screen.getByRole('link', { name: portfolio.closing.link }))
  expect(document.getElementById('about')).toBe(about)
  expect(about).toBeVisible()
})
