import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, size, space } from '../theme/vars.ts'
import { Lockup } from '../ui/Lockup.tsx'
import { TextLink } from '../ui/TextLink.tsx'

/** Address of the agency's contact details, on every page. */
export const footerContactId = 'contact-details'

interface ContactFacts {
  brand: string
  email: string
  phone: { dial: string; text: string }
  place: string
  origin: string
  cardUrl: string
  cardText: string
}

interface Props {
  facts: ContactFacts
  definition: { word: string; kind: string; meaning: string }
}

export function FooterContact({ facts, definition }: Props) {
  return (
    <div css={root} id={footerContactId} tabIndex={-1}>
      <Lockup brand={facts.brand} />
      <address css={lines}>
        <TextLink href={`mailto:${facts.email}`}>{facts.email}</TextLink>
        <TextLink href={`tel:${facts.phone.dial}`}>{facts.phone.text}</TextLink>
        <span css={line}>{facts.place}</span>
        <span css={onPaper}>{facts.origin}</span>
        <TextLink href={facts.cardUrl} download>
          {facts.cardText}
        </TextLink>
      </address>
      <p css={meaning}>
        <dfn css={word}>{definition.word}</dfn> {definition.kind} {definition.meaning}
      </p>
    </div>
  )
}

const root = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  [media.print]: { gridTemplateColumns: 'auto auto 1fr', gap: space.xl },
})

const lines = css({
  display: 'grid',
  justifyItems: 'start',
  '& > *': { display: 'flex', alignItems: 'center', minHeight: size.targetFooter },
  [media.print]: {
    gridTemplateColumns: 'auto auto',
    columnGap: space.l,
    '& > *': { minHeight: 0 },
    '& > [download]': { display: 'none' },
  },
})
const line = css({ fontVariantNumeric: 'lining-nums tabular-nums' })
/** Whoever reads it on the screen is there. */
const onPaper = css({ '&&': { display: 'none', [media.print]: { display: 'flex' } } })
const meaning = css({ ...type.note, maxWidth: size.lead, color: color.ink2 })
const word = css({
  ...type.body,
  color: color.ink,
  fontStyle: 'normal',
  fontStretch: '110%',
  fontWeight: 680,
  fontSize: '0.93em',
})
