import { render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BelowFirstScreen, firstScreenFirst } from '../../src/ui/BelowFirstScreen.tsx'

const part = (
  <BelowFirstScreen>
    <p>below</p>
  </BelowFirstScreen>
)

test('the HTML of a page has what stands below the first screen', () => {
  expect(renderToString(part)).toContain('<p>below</p>')
})

test('so has a page that was not reached by a link', () => {
  render(part)
  expect(screen.getByText('below')).toBeInTheDocument()
})

test('after a tap on a link it comes with the second frame', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  firstScreenFirst(() => flushSync(() => root.render(part)))
  expect(place).not.toHaveTextContent('below')
  await vi.waitFor(() => expect(place).toHaveTextContent('below'))
  root.unmount()
  place.remove()
})

test('an error on the way leaves other pages whole', () => {
  const show = () => {
    throw new Error('broken')
  }
  expect(() => firstScreenFirst(show)).toThrow('broken')
  render(part)
  expect(screen.getByText('below')).toBeInTheDocument()
})
