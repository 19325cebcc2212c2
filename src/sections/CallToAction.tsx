import { css } from '@emotion/react'
import {
  startTransition,
  useEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, size, space } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { OfflineHint } from '../ui/OfflineHint.tsx'
import { usePress } from '../ui/usePress.ts'
import { whenIdle } from '../ui/whenIdle.ts'
import { Band } from './Band.tsx'
import type { ContactDialog as Dialog } from './ContactDialog.tsx'
import { footerContactId } from './FooterContact.tsx'
import { headingId } from './SectionBox.tsx'
import { useDialogHistory } from './useDialogHistory.ts'

interface Props {
  heading: string
  lead: string
  book: string
  bookingUrl: string
  getInTouch: string
  note: string
  /** Said beside the booking link while there is no connection, before the phone number. */
  needsConnection: string
  dialog: Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'isAhead' | 'onDismiss'>
}

/** The contact section: book a call, or open the dialog; without scripts, the footer's address. */
export function CallToAction(props: Props) {
  const { isOpen, open, dismiss } = useDialogHistory()
  const { isPressed, onPointerDown, release } = usePress()
  const [ContactDialog, setContactDialog] = useState<typeof Dialog>()

  const load = async () => {
    const module = await import('./ContactDialog.tsx')
    startTransition(() => setContactDialog(() => module.ContactDialog))
  }
  // Ahead, so that the dialog opens at once, and when its file is gone from the host.
  useEffect(() => whenIdle(() => load().catch(() => {})), [])

  const show = async () => {
    try {
      if (!ContactDialog) await load()
      open()
      release()
    } catch {
      location.hash = footerContactId
    }
  }
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <Band id="contact">
      <div css={root}>
        <h2 css={title} id={headingId('contact')} tabIndex={-1}>
          {props.heading}
        </h2>
        <p css={lead}>{props.lead}</p>
        <div css={buttons}>
          <Button look="band" href={props.bookingUrl} newTab>
            {props.book}
          </Button>
          <Button
            look="bandOutline"
            href={`#${footerContactId}`}
            role="button"
            aria-haspopup="dialog"
            onKeyDown={press}
            onPointerDown={onPointerDown}
            onClick={(event) => {
              event.preventDefault()
              void show()
            }}
          >
            {props.getInTouch}
          </Button>
        </div>
        <p css={note}>{props.note}</p>
        <OfflineHint>
          {props.needsConnection}{' '}
          <a css={call} href={`tel:${props.dialog.phone.dial}`}>
            {props.dialog.phone.text}
          </a>
          .
        </OfflineHint>
      </div>
      {ContactDialog && (
        <ContactDialog {...props.dialog} isOpen={isOpen} isAhead={isPressed} onDismiss={dismiss} />
      )}
    </Band>
  )
}

const root = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  [media.print]: { gridTemplateColumns: '1fr auto', gap: `${space.xs} ${space.xl}` },
})
const title = css({
  ...type.title,
  // On one line, beside a scrollbar too.
  [media.wide]: { fontSize: `min(${type.title.fontSize}, 7.9vw)` },
  [media.print]: { fontSize: size.headingOnPaper },
})
const lead = css({ ...type.lead, maxWidth: size.lead })
const note = css({
  ...type.caption,
  color: color.onBand2,
  [media.print]: { gridArea: '2 / 2' },
})

const call = css({ color: 'inherit' })

const buttons = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  width: '100%',
  [media.wide]: { flexDirection: 'row', gap: space.m },
  [media.print]: { gridArea: '1 / 2', width: 'auto' },
})
