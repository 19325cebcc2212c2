import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, showOne, tooltip, twoButtons } from './tooltips.tsx'

twoButtons()

test.each<[string, () => unknown]>([
  ['the pointer leaves', () => fireEvent.pointerOver(document.body)],
  ['Escape is pressed', () => fireEvent.keyDown(button('One'), { key: 'Escape' })],
  ['the pointer is pressed', () => fireEvent.pointerDown(button('One'))],
  ['the page is scrolled', () => fireEvent.scroll(document)],
  ['the focus leaves', () => fireEvent.focusOut(button('One'))],
])('the tooltip closes when %s', (_, act) => {
  showOne()
  act()
  expect(tooltip()).toBeNull()
  expect(button('One')).not.toHaveAttribute('aria-describedby')
})

test('the tooltip stays open while the pointer is on it', () => {
  showOne()
  fireEvent.pointerOver(screen.getByText('Tip one'))
  expect(tooltip()).toHaveTextContent('Tip one')
})
