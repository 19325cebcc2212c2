import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { InstallOffer } from '../../../src/offline/InstallOffer.tsx'
import { initial, setStatus } from '../../../src/offline/status.ts'
import { messages } from '../../support/content.ts'
import { onlyMatches } from '../../support/unit/media.ts'

const { install: words } = messages

afterEach(() => act(() => setStatus(initial)))

test.each([
  ['a phone', undefined, words.offer],
  ['a computer', '(hover: hover) and (pointer: fine)', words.onComputer],
])('the offer to install says where the icon will be on %s', (_, query, offer) => {
  onlyMatches(query)
  setStatus({ install: () => {} })
  render(<InstallOffer />)
  expect(screen.getByText(offer, { normalizer: String })).toBeInTheDocument()
})

test('a dismissed offer closes, and the contact details get the focus', () => {
  setStatus({ install: 'steps' })
  render(
    <>
      <InstallOffer />
      <div id="contact-details" tabIndex={-1} />
    </>,
  )
  act(() => screen.getByRole('button', { name: words.done }).click())
  expect(document.activeElement?.id).toBe('contact-details')
  expect(screen.queryByRole('listitem')).toBeNull()
})
