import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi, test } from 'vitest'
import { Tooltip } from '../../../src/ui/Tooltip.tsx'

const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const tooltip = () => document.querySelector('[role=tooltip]:not([hidden])')
const button = (name: string) => screen.getByText(name)

// Two buttons with tooltips, and a stopped clock.
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

/** Holds the pointer on the first button until its tooltip opens. */
function showOne() {
  fireEvent.pointerOver(button('One'))
  after(700)
  expect(tooltip()).toHaveTextContent('Tip one')
}

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

test('a tooltip that repeats its label does not open', () => {
  button('One').dataset.tooltip = 'One'
  fireEvent.pointerOver(button('One'))
  after(5000)
  expect(tooltip()).toBeNull()
})

test('a touch opens no tooltip', () => {
  fireEvent(
    button('One'),
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }),
  )
  after(5000)
  expect(tooltip()).toBeNull()
})

test.each([
  ['keyboard focus opens the tooltip', true, () => {}, true],
  ['leaving during the delay opens none', true, () => button('One').blur(), false],
  ['focus by a press opens none', false, () => {}, false],
])('%s', (_, isVisible, meanwhile, isOpen) => {
  const matches = (selector: string) => isVisible && selector === ':focus-visible'
  vi.spyOn(button('One'), 'matches').mockImplementation(matches)
  act(() => button('One').focus())
  after(650)
  expect(tooltip()).toBeNull()
  act(meanwhile)
  after(1000)
  expect(tooltip() !== null).toBe(isOpen)
})

test.each<[string, () => unknown]>([
  ['the pointer leaves', () => fireEvent.pointerOver(document.body)],
  ['Escape is pressed', () => fireEvent.keyDown(button('One'), { key: 'Escape' })],
  ['Enter is pressed', () => fireEvent.keyDown(button('One'), { key: 'Enter' })],
  ['the pointer is pressed', () => fireEvent.pointerDown(button('One'))],
  ['the page is scrolled', () => fireEvent.scroll(document)],
  ['the focus leaves', () => fireEvent.focusOut(button('One'))],
])('the tooltip closes when %s', (_, act) => {
  showOne()
  act()
  expect(tooltip()).toBeNull()
  expect(button('One')).not.toHaveAttribute('aria-describedby')
})
