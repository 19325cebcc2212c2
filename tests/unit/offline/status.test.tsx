import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { setStatus } from '../../../src/offline/status.ts'
import { useStatus } from '../../../src/offline/useStatus.ts'

afterEach(() => act(() => setStatus({ saved: 'unknown' })))

test('what changes is shown by a task of its own, not by the one that React is in', () => {
  const Saved = () => <p>{useStatus().saved}</p>
  render(<Saved />)
  const shown = screen.getByText('unknown')
  act(() => {
    flushSync(() => setStatus({ saved: 'saving' }))
    expect(shown).toHaveTextContent('unknown')
  })
  expect(shown).toHaveTextContent('saving')
})
