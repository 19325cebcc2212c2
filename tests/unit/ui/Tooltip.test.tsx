import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi, test } from 'vitest'
import { Tooltip } from '../../../src/ui/Tooltip.tsx'

const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const tooltip = () => document.querySelector('[role=tooltip]:not([hidden])')
const button = (name: string) => screen.getByText(name)

// Renders two buttons with tooltips, and stops the clock.
beforeEach(() => {
  vi.useFakeTimers()
  const names = ['One', 'Two']
  render(
    <>
      {names.map((name) => (
        <button key={name} type="button" data-tooltip={`Tip ${name}`}>
          {name}
        </button>
      ))}
      <Tooltip />
    </>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a tooltip opens after 700 ms, and a second tooltip within 300 ms opens at once', () => {
  const [one, two] = [button('One'), button('Two')]
  fireEvent.pointerOver(one)
  after(650)
  expect(tooltip()).toBeNull()
  after(100)
  expect(tooltip()).toHaveTextContent('Tip One')
  expect(one).toHaveAccessibleDescription('Tip One')
  fireEvent.pointerOver(document.body)
  after(290)
  fireEvent.pointerOver(two)
  after(0)
  expect(tooltip()).toHaveTextContent('Tip Two')
  expect(one).not.toHaveAttribute('aria-describedby')
})

test.each([
  ['repeats its label', 'One', ''],
  ['is touched', 'Tip One', 'touch'],
])('a tooltip does not open if its button %s', (_, text, pointerType) => {
  button('One').dataset.tooltip = text
  const over = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType })
  fireEvent(button('One'), over)
  after(5000)
  expect(tooltip()).toBeNull()
})

test.each([
  ['a tooltip opens at the focus by keyboard', true, () => {}, true],
  [
    'no tooltip opens if the focus leaves during the delay',
    true,
    () => button('One').blur(),
    false,
  ],
  ['no tooltip opens at the focus by a press', false, () => {}, false],
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
])('a tooltip closes when %s', (_, act) => {
  fireEvent.pointerOver(button('One'))
  after(700)
  expect(tooltip()).toHaveTextContent('Tip One')
  act()
  expect(tooltip()).toBeNull()
  expect(button('One')).not.toHaveAttribute('aria-describedby')
})
