import { css } from '@emotion/react'
import type { ClientSite, PortfolioWords } from '../../content/schema.ts'
import { rising } from '../../shared/rising.ts'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Heading, Note, OfflineHint, visuallyHidden } from '../../ui/text.tsx'
import { Photo, type Photograph } from '../../ui/Photo.tsx'

type ShownClient = ClientSite & { photo: Photograph }

type ClientWords = Pick<PortfolioWords['work'], 'visit' | 'sampleTag' | 'sampleHint'>

interface Props {
  heading: string
  /** Shown offline. */
  needsConnection: string
  /** Shown under the heading if any client is a sample. */
  samplesNote: string | undefined
  words: ClientWords
  clients: readonly ShownClient[]
}

/** 'Recent Work': client sites, one per row, alternating left and right. */
export function ClientWork({ heading, needsConnection, samplesNote, words, clients }: Props) {
  return (
    <SectionBox id="work" afterTitle>
      <Heading id={headingId('work')} small>
        {heading}
      </Heading>
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

interface CardProps {
  client: ShownClient
  words: ClientWords
  mirrored?: boolean
  /** On the first screen: its picture loads first. */
  first?: boolean
}

function ClientCard({ client, words, mirrored = false, first = false }: CardProps) {
  const { hostname } = new URL(client.url)
  return (
    <article css={[card, mirrored && mirror, rising]}>
      <div css={[frame, mirrored && end]}>
        <Frame address={hostname}>
          <Photo
            photo={client.photo}
            sizes="(min-width: 1440px) 840px, (min-width: 960px) 59vw, 91vw"
            first={first}
          />
        </Frame>
      </div>
      <div css={[text, mirrored && start]}>
        <Note>{client.sample ? `${client.category}, ${words.sampleTag}` : client.category}</Note>
        <h3 css={name} dir="auto">
          {client.name}
        </h3>
        <p>{client.description}</p>
        <ul css={tags}>
          {client.tags.map((tag) => (
            <li css={item} key={tag}>
              {tag}
            </li>
          ))}
        </ul>
        <Button
          look="secondary"
          href={client.url}
          tooltip={client.sample ? words.sampleHint : hostname}
        >
          <span>
            {words.visit}
            <span css={visuallyHidden}>
              {' '}
              <bdi>{client.name}</bdi>
            </span>
          </span>
        </Button>
      </div>
    </article>
  )
}

const note = css({ marginBlockStart: space.s })

const rows = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: space.l,
  [media.columns]: { gap: '5.5rem' },
})

const card = css({
  display: 'grid',
  gap: '1.25rem',
  [media.columns]: {
    gridTemplateColumns: '8fr 4fr',
    columnGap: size.gap,
    alignItems: 'end',
  },
})

const frame = css({ minWidth: 0, [media.columns]: { gridRow: 1 } })
const mirror = css({ [media.columns]: { gridTemplateColumns: '4fr 8fr' } })
const end = css({ [media.columns]: { gridColumn: 2 } })

const text = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s,
  [media.columns]: {
    gridRow: 1,
    paddingBlockStart: space.m,
    borderBlockStart: `${stroke.thin} solid ${color.ink}`,
  },
})

const start = css({ [media.columns]: { gridColumn: 1 } })
const name = css(type.name)

const tags = css({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  color: color.ink2,
})

const item = css({
  // The second form hides the dot from screen readers.
  '& + &::before': { content: ['"·"', '"·" / ""'], marginInline: space.xs },
})
