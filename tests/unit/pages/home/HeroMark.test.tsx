import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setSeen } from '../../browser.ts'
import { visit } from '../../visit.tsx'
import { messages } from '../../../content.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.motion
})

test('the spinning logo has a pause button that becomes a play button', async () => {
  const { user, main } = visit('/')
  await user.click(main.getByRole('button', { name: messages.motion.pause }))
  expect(document.documentElement.dataset.motion).toBe('off')
  await user.click(main.getByRole('button', { name: messages.motion.play }))
  expect(document.documentElement.dataset.motion).toBeUndefined()
})

test('the pause button and the control in the footer are one choice', async () => {
  const { user, main, footer } = visit('/')
  await user.click(footer.getByRole('button', { name: messages.motion.on }))
  expect(main.getByRole('button', { name: messages.motion.play })).toBeInTheDocument()
  await user.click(main.getByRole('button', { name: messages.motion.play }))
  expect(footer.getByRole('button', { name: messages.motion.on })).toBeInTheDocument()
})

test('the logo knows when nobody sees it turn', () => {
  const { main } = visit('/')
  const mark = main.getByRole('button', { name: messages.motion.pause })
    .parentElement as HTMLElement
  act(() => setSeen(mark, false))
  expect(mark).toHaveAttribute('data-unseen')
  act(() => setSeen(mark, true))
  expect(mark).not.toHaveAttribute('data-unseen')
})

test('the three rings turn once in 8 seconds, without end', () => {
  const { main } = visit('/')
  const mark = main.getByRole('button', { name: messages.motion.pause })
    .parentElement as HTMLElement
  const styles = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join()
  const turning = [...mark.querySelectorAll('svg')].filter((drawing) =>
    new RegExp(`\\.${drawing.classList.value}{[^}]*animation:\\S+ 8s linear infinite`).test(styles),
  )
  expect(turning).toHaveLength(3)
})
