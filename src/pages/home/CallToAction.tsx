import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { isPlain } from '../../boot/events.ts'
import { dialogEntry } from '../../boot/dialogEntry.ts'
import { leaveSection } from '../../boot/section.ts'
import { contact } from '../../content/home.yaml'
import { needsConnection } from '../../content/messages.yaml'
import { bookingUrl, phone } from '../../content/site.yaml'
import { Band } from '../../shared/Band.tsx'
import { footerContactId } from '../../pageFacts.ts'
import { headingId } from '../../shared/SectionBox.tsx'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Clauses } from '../../ui/Clauses.tsx'
import { Fitted } from '../../ui/Fitted.tsx'
import { OfflineHint } from '../../ui/text.tsx'
import { ContactDialog } from './ContactDialog.tsx'

/** The contact section. The second button opens the contact dialog, or without scripts leads to the footer. */
export function CallToAction() {
  const { isOpen, open, close } = useDialog()
  return (
    <>
      <Band id="contact">
        <h2 css={title} id={headingId('contact')}>
          <Fitted text={contact.heading} />
        </h2>
        <p css={lead}>{contact.lead}</p>
        <div css={buttons}>
          <Button look="band" href={bookingUrl}>
            {contact.book}
          </Button>
          <Button
            look="bandOutline"
            href={`#${footerContactId}`}
            role="button"
            aria-haspopup="dialog"
            onClick={(event) => {
              if (!isPlain(event.nativeEvent)) return
              event.preventDefault()
              open()
            }}
          >
            {contact.getInTouch}
          </Button>
        </div>
        <p css={note}>
          <Clauses text={contact.note} />
        </p>
        <OfflineHint>
          {`${needsConnection.booking} `}
          <a css={call} href={`tel:${phone.dial}`} dir="ltr" translate="no">
            {phone.text}
          </a>
          .
        </OfflineHint>
      </Band>
      {isOpen && <ContactDialog onDismiss={close} />}
    </>
  )
}

/**
 * Opens and closes the dialog. The open dialog has its own history entry, so that Back closes the dialog and
 * Forward opens the dialog again. After a reload the dialog is closed, and the page goes back from that entry.
 */
function useDialog() {
  const [isOpen, setOpen] = useState(false)
  /** Set while the browser carries out `history.back()`. With "open", the dialog opens again afterwards. */
  const pending = useRef<'close' | 'open'>()

  const open = () => {
    if (pending.current) pending.current = 'open'
    else if (dialogEntry() !== 'open') {
      leaveSection()
      history.pushState({ dialog: 'open' }, '')
      setOpen(true)
    }
  }
  const close = () => {
    // Calls `history.back()` only once, because a second call would leave the page.
    if (pending.current) return
    pending.current = 'close'
    history.back()
  }

  useEffect(() => {
    const follow = () => {
      const isWanted = pending.current === 'open'
      pending.current = undefined
      if (isWanted) open()
      else setOpen(dialogEntry() === 'open')
    }
    addEventListener('popstate', follow)
    if (dialogEntry() === 'closed') close()
    return () => removeEventListener('popstate', follow)
  }, [])
  return { isOpen, open, close }
}

const title = css({
  ...type.title,
  // The limit of 7.9vw keeps the title on one line.
  [media.wide]: { fontSize: `min(${type.title.fontSize}, 7.9vw)` },
})
const lead = css({ ...type.lead, maxWidth: size.lead })
const note = css({
  ...type.caption,
  color: color.onBand2,
})

const call = css({ color: 'inherit' })

const buttons = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  width: '100%',
  [media.wide]: { flexDirection: 'row', gap: space.m },
})
