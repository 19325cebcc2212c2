import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { Tooltip } from '../../../src/ui/Tooltip.tsx'

export const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
export const tooltip = () => document.querySelector('[role=tooltip]:not([hidden])')
export const button = (name: string) => screen.getByText(name)

/** Two buttons with tooltips, and a clock that stands still. */
export function twoButtons() {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <>
        <button type="button" data-tooltip="Tip one">
          One
        </button>
        <button type="button" data-tooltip="Tip two">
          Two
        </button>
        <Tooltip />
      </>,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** Rests the pointer on the first button until its tooltip is open. */
export function showOne() {
  fireEvent.pointerOver(button('One'))
  after(700)
  expect(tooltip()).toHaveTextContent('Tip one')
}
