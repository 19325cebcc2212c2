import { css } from '@emotion/react'
import { useRef, useState, type ReactNode } from 'react'
import { contactCardUrl } from '../../addresses.ts'
import texts from '../../content/dialog.yaml'
import { dialogSymbols } from '../../content/drawings/symbols.tsx'
import { mapsUrl, phone, place } from '../../content/site.yaml'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Place } from '../../shared/Place.tsx'
import { Button, iconButton } from '../../ui/Button.tsx'
import { Contours, faded } from '../../ui/Contours.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/text.tsx'
import { Patch, type MapDrawing } from '../../ui/Patch.tsx'

const titleId = 'contact-dialog-title'

/** The dialog 'Let's Connect' with phone number and address. */
export function ContactDialog({ onDismiss }: { onDismiss: () => void }) {
  const number = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone.text)
      setCopied(true)
    } catch {
      // If the browser blocks copying, selects the number, so that the visitor can copy it with the keyboard.
      if (number.current) getSelection()?.selectAllChildren(number.current)
    }
  }
  return (
    <Dialog labelledBy={titleId} onDismiss={onDismiss}>
      <div css={top}>
        <Contours box={field} />
        <h2 css={title} id={titleId}>
          {texts.title}
        </h2>
        <button
          css={close}
          type="button"
          aria-label={texts.close}
          data-tooltip={texts.close}
          onClick={onDismiss}
        >
          <Icon name="x" />
        </button>
      </div>
      <Station
        symbol={dialogSymbols.phone}
        label={
          <>
            {texts.phone}{' '}
            <span css={status} role="status">
              {isCopied && texts.copied}
            </span>
          </>
        }
        value={
          <bdi css={figures} dir="ltr" ref={number} translate="no">
            {phone.text}
          </bdi>
        }
      >
        <Button icon="phone" href={`tel:${phone.dial}`}>
          {texts.call}
        </Button>
        <Button look="secondary" icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Station>
      <Station symbol={dialogSymbols.location} label={texts.location} value={<Place {...place} />}>
        <Button look="secondary" icon="map-trifold" href={mapsUrl}>
          {texts.maps}
        </Button>
        <Button look="secondary" icon="identification-card" href={contactCardUrl} download>
          {texts.card}
        </Button>
      </Station>
      <p css={note}>{texts.note}</p>
    </Dialog>
  )
}

interface StationProps {
  symbol: MapDrawing
  label: ReactNode
  value: ReactNode
  children: ReactNode
}

/** A contact detail with its buttons. */
function Station({ symbol, label, value, children }: StationProps) {
  return (
    <div css={station}>
      <div css={stationPatch}>
        <Patch {...symbol} height={0.4} />
      </div>
      <div css={stationWords}>
        <Note>{label}</Note>
        <p>
          <strong css={fact}>{value}</strong>
        </p>
        <div css={actions}>{children}</div>
      </div>
    </div>
  )
}

const top = css({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  isolation: 'isolate',
  overflow: 'clip',
  minHeight: '4.5rem',
  paddingInline: `${size.gutter} ${space.s}`,
  background: color.paper,
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
  [media.wide]: { paddingInlineStart: '1.75rem' },
})

const field = css({
  insetBlock: 0,
  insetInline: '33% 0',
  color: color.contour,
  ...faded('linear-gradient(90deg, transparent, #000)'),
})

const title = css({ ...type.dialog, paddingBlock: space.s })

const close = css({ flex: 'none', ...iconButton })

const note = css({
  ...type.caption,
  padding: `${space.l} ${size.gutter} max(${space.l}, env(safe-area-inset-bottom))`,
  color: color.ink2,
  [media.wide]: { paddingInline: '1.75rem' },
})

const station = css({
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
  [media.wide]: { display: 'grid', gridTemplateColumns: `${size.patch} 1fr` },
})

const stationPatch = css({
  display: 'none',
  [media.wide]: {
    display: 'block',
    position: 'relative',
    borderInlineEnd: `${stroke.thin} solid ${color.ink}`,
  },
})

const stationWords = css({
  paddingBlock: '1.25rem',
  paddingInline: size.gutter,
  [media.wide]: { paddingInline: space.l },
})

const status = css({ marginInlineStart: space.s, color: color.fir })
const fact = css({ ...type.name, fontVariantNumeric: 'lining-nums' })
const figures = css({ fontVariantNumeric: 'lining-nums tabular-nums' })

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.m,
  '& > *': { flex: '1 1 auto' },
  [media.wide]: { '& > *': { flex: 'none' } },
})
