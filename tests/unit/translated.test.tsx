import { act, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../support/content.ts'
import { InstallOffer } from '../../src/offline/InstallOffer.tsx'
import { Notices } from '../../src/offline/Notices.tsx'
import { OfflineState } from '../../src/offline/OfflineState.tsx'
import { initial, setStatus, type Status } from '../../src/offline/status.ts'
import { OfflineHint } from '../../src/ui/text.tsx'
import { translate } from '../support/translate.ts'

afterEach(() => act(() => setStatus(initial)))

const nothing = () => undefined
const saved: Status['saved'][] = ['unknown', 'saving', 'saved', 'failed']
const changes: Partial<Status>[] = [
  ...saved.flatMap((one) => saved.flatMap((other) => [{ saved: one }, { saved: other }])),
  { saved: 'saved', online: false },
  { saved: 'unknown' },
  { saved: 'saved', online: true },
  { update: { accept: nothing, decline: nothing } },
  { update: undefined },
  { install: 'steps' },
  { install: undefined },
  { install: nothing },
  {},
]

function Everything() {
  return (
    <>
      <OfflineState />
      <InstallOffer />
      <Notices />
      <OfflineHint>{messages.needsConnection.sites}</OfflineHint>
    </>
  )
}

test('every status updates its text on a page that the browser has translated', () => {
  const translated = render(<Everything />)
  for (const change of changes) {
    translate(translated.container)
    act(() => setStatus(change))
    const untouched = render(<Everything />)
    expect([change, translated.container.textContent]).toEqual([
      change,
      untouched.container.textContent,
    ])
    untouched.unmount()
  }
})
