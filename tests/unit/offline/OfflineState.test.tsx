import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OfflineState } from '../../../src/offline/OfflineState.tsx'
import { initial, setStatus } from '../../../src/offline/status.ts'
import { messages } from '../../support/content.ts'

afterEach(() => act(() => setStatus(initial)))

test.each(['saving', 'saved', 'failed'] as const)(
  'the footer shows the state of the copy: %s',
  (saved) => {
    const { container } = render(<OfflineState words={messages.offline} />)
    expect(container).toBeEmptyDOMElement()
    act(() => setStatus({ saved }))
    expect(screen.getByText(messages.offline[saved])).toBeInTheDocument()
  },
)
