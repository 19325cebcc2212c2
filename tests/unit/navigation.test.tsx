import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { focusFollowsHash } from '../../src/navigation.ts'
import { visit } from './visit.tsx'

const heading = (name: string) => screen.getByRole('heading', { name })

afterEach(() => vi.restoreAllMocks())

test('View Our Web Design shows the portfolio without a reload, its heading focused', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user, main } = visit('/')
  await user.click(main.getByRole('link', { name: 'View Our Web Design' }))
  expect(location.pathname).toBe('/portfolio')
  expect(heading('Portfolio')).toHaveFocus()
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('Start Your Project leads to the contact section of the home page', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const { user, main } = visit('/portfolio')
  await user.click(main.getByRole('link', { name: 'Start Your Project' }))
  expect(location.pathname + location.hash).toBe('/#contact')
  expect(heading('Ready to Ascend?')).toHaveFocus()
  expect(scroll.mock.contexts).toEqual([document.getElementById('contact')])
})

test('the focus follows a link within the page to the heading of its section', async () => {
  focusFollowsHash()
  const { user, main } = visit('/')
  await user.click(main.getByRole('link', { name: 'Scale Your Brand' }))
  await waitFor(() => expect(heading('Ready to Ascend?')).toHaveFocus())
})
