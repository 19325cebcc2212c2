import { afterEach, expect, test } from 'vitest'
import { visit } from '../../../support/unit/visit.tsx'
import { messages } from '../../../support/content.ts'

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

test('the pause button and the footer control share one choice', async () => {
  const { user, main, footer } = visit('/')
  await user.click(footer.getByRole('button', { name: messages.motion.on }))
  expect(main.getByRole('button', { name: messages.motion.play })).toBeInTheDocument()
  await user.click(main.getByRole('button', { name: messages.motion.play }))
  expect(footer.getByRole('button', { name: messages.motion.on })).toBeInTheDocument()
})
