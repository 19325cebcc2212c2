import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BelowFirstScreen, firstScreenFirst } from '../../src/ui/BelowFirstScreen.tsx'

const { dataset } = document.documentElement

test('after a tap on a link, what stands below the first screen waits for a frame', async () => {
  render(
    <BelowFirstScreen>
      <p>below</p>
    </BelowFirstScreen>,
  )
  expect(screen.getByText('below').closest('[data-below]')).toBeInTheDocument()

  firstScreenFirst(() => expect(dataset).toHaveProperty('arriving'))
  expect(dataset).toHaveProperty('arriving')
  await vi.waitFor(() => expect(dataset).not.toHaveProperty('arriving'))
})

test('an error on the way leaves other pages whole', async () => {
  const show = () => {
    throw new Error('broken')
  }
  expect(() => firstScreenFirst(show)).toThrow('broken')
  await vi.waitFor(() => expect(dataset).not.toHaveProperty('arriving'))
})
