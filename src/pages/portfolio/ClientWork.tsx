import { css } from '@emotion/react'
import type { ShownClient } from '../../content/types.ts'
import { media } from '../../theme/media.ts'
import { size, space } from '../../theme/vars.ts'
import { Heading } from '../../ui/Heading.tsx'
import { OfflineHint } from '../../ui/OfflineHint.tsx'
import { Note } from '../../ui/Note.tsx'
import { ClientCard, type ClientWords } from './ClientCard.tsx'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'

interface Props {
  heading: string
  /** Said while there is no connection. */
  needsConnection: string
  /** Stands under the heading while any client is a sample. */
  samplesNote: string
  words: ClientWords
  clients: readonly ShownClient[]
}

/** 'Recent Work': client sites, one to a row, left and right in turn. */
export function ClientWork({ heading, needsConnection, samplesNote, words, clients }: Props) {
  return (
    <SectionBox id="work">
      <Heading id={headingId('work')}>{heading}</Heading>
      <div css={note}>{clients.some(({ sample }) => sample) && <Note>{samplesNote}</Note>}</div>
      <OfflineHint>{needsConnection}</OfflineHint>
      <div css={rows}>
        {clients.map((client, index) => (
          <ClientCard
            key={client.slug}
            client={client}
            words={words}
            first={index === 0}
            mirrored={index % 2 === 1}
          />
        ))}
      </div>
    </SectionBox>
  )
}

const note = css({ marginBlockStart: space.s })

const rows = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: space.xl,
  [media.columns]: { gap: '5.5rem' },
  [media.print]: { gridTemplateColumns: '1fr 1fr', gap: space.l, marginBlockStart: space.m },
})
