import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { setStatus } from '../../../src/offline/status.ts'
import { useStatus } from '../../../src/offline/useStatus.ts'

afterEach(() => act(() => setStatus({ saved: 'unknown' })))

test("a change of status is rendered in its own task, not in React's current one", () => {
  const Saved = () => <p>{useStatus().saved}</p>
  render(<Saved />)
  const shown = screen.getByText('unknown')
  act(() => {
    flushSync(() => setStatus({ saved: 'saving' }))
    expect(shown).toHaveTextContent('unknown')
  })
  expect(shown).toHaveTextContent('saving')
})
