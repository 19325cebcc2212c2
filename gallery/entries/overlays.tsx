import { useState } from 'react'
import { messages } from '../../src/content/messages.ts'
import { Ahead, newBox } from '../../src/ui/Ahead.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Heading } from '../../src/ui/Heading.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { OfflineHint } from '../../src/ui/OfflineHint.tsx'
import { Tooltip } from '../../src/ui/Tooltip.tsx'
import { isOffline } from '../arrange.ts'
import type { Entry } from '../entry.ts'

function OpenDialog() {
  const [box] = useState(newBox)
  return (
    <>
      <Ahead box={box}>
        <Heading id="a-dialog">A dialog</Heading>
      </Ahead>
      <Dialog isOpen isAhead={false} labelledBy="a-dialog" onDismiss={() => undefined} box={box} />
    </>
  )
}

export const overlays: readonly Entry[] = [
  {
    name: 'Notice',
    files: ['src/ui/Notice.tsx'],
    frame: { height: 160 },
    Show: () => (
      <Notice>
        <span>{messages.update.ready}</span>
        <Button look="bar">{messages.update.reload}</Button>
        <Button look="secondary">{messages.update.later}</Button>
      </Notice>
    ),
  },
  {
    name: 'OfflineHint',
    files: ['src/ui/OfflineHint.tsx'],
    frame: { height: 80, before: isOffline },
    Show: () => <OfflineHint>{messages.needsConnection.sites}</OfflineHint>,
  },
  {
    name: 'Tooltip',
    files: ['src/ui/Tooltip.tsx', 'src/ui/useTooltip.ts', 'src/ui/tooltipTiming.ts'],
    frame: {
      height: 160,
      shows: '[role="tooltip"]:not([hidden])',
      arrange: () =>
        document
          .querySelector('[data-tooltip]')
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    },
    Show: () => (
      <>
        <Button tooltip="What it does, in a few words">Words</Button>
        <Tooltip />
      </>
    ),
  },
  {
    name: 'Dialog',
    files: ['src/ui/Dialog.tsx', 'src/ui/Ahead.tsx'],
    frame: { height: 320, shows: '[role="dialog"]' },
    Show: OpenDialog,
  },
]
