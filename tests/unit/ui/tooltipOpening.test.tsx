import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { after, button, showOne, tooltip, twoButtons } from './tooltips.tsx'

twoButtons()

test('a tooltip is closed at 650 ms and open at 750 ms', () => {
  fireEvent.pointerOver(button('One'))
  after(650)
  expect(tooltip()).toBeNull()
  after(100)
  expect(tooltip()).toHaveTextContent('Tip one')
  expect(button('One')).toHaveAccessibleDescription('Tip one')
})

test('a second tooltip within 300 ms opens at once', () => {
  showOne()
  fireEvent.pointerOver(document.body)
  after(290)
  fireEvent.pointerOver(button('Two'))
  after(0)
  expect(tooltip()).toHaveTextContent('Tip two')
  expect(button('One')).not.toHaveAttribute('aria-describedby')
})

test('a second tooltip after more than 300 ms waits again', () => {
  showOne()
  fireEvent.pointerOver(document.body)
  after(310)
  fireEvent.pointerOver(button('Two'))
  after(650)
  expect(tooltip()).toBeNull()
})

test('touch opens no tooltip', () => {
  fireEvent(
    button('One'),
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }),
  )
  after(5000)
  expect(tooltip()).toBeNull()
})

const focusOne = (isVisible: boolean) => {
  const matches = (selector: string) => isVisible && selector === ':focus-visible'
  vi.spyOn(button('One'), 'matches').mockImplementation(matches)
  act(() => button('One').focus())
}

test('keyboard focus opens the tooltip', () => {
  focusOne(true)
  after(650)
  expect(tooltip()).toBeNull()
  after(100)
  expect(tooltip()).toHaveTextContent('Tip one')
})

test('leaving before the delay is over opens none', () => {
  focusOne(true)
  after(650)
  act(() => button('One').blur())
  after(1000)
  expect(tooltip()).toBeNull()
})

test('focus by a press opens none', () => {
  focusOne(false)
  after(1000)
  expect(tooltip()).toBeNull()
})
