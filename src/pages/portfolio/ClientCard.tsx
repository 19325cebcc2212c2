import { css } from '@emotion/react'
import type { ShownClient } from '../../content/types.ts'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { hidden } from '../../ui/hidden.ts'
import { Note } from '../../ui/Note.tsx'
import { Photo } from '../../ui/Photo.tsx'
import { rising } from '../../shared/rising.ts'

export interface ClientWords {
  visit: string
  sampleTag: string
  sampleHint: string
}

interface Props {
  client: ShownClient
  words: ClientWords
  mirrored?: boolean
  /** Within the first screen: its picture is fetched first. */
  first?: boolean
}

export function ClientCard({ client, words, mirrored = false, first = false }: Props) {
  const { hostname } = new URL(client.url)
  return (
    <article css={[root, mirrored && mirror, rising]}>
      <div css={[frame, mirrored && end]}>
        <Frame address={hostname}>
          <Photo
            photo={client.photo}
            sizes="(min-width: 1440px) 860px, (min-width: 960px) 62vw, 92vw"
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
          newTab
          tooltip={client.sample ? words.sampleHint : hostname}
        >
          <span>
            {words.visit}
            <span css={hidden}>
              {' '}
              <bdi>{client.name}</bdi>
            </span>
          </span>
        </Button>
      </div>
    </article>
  )
}

const root = css({
  display: 'grid',
  gap: '1.25rem',
  [media.columns]: {
    gridTemplateColumns: '8fr 4fr',
    columnGap: size.gap,
    alignItems: 'end',
  },
  [media.print]: { gap: space.s, alignContent: 'start' },
})

const frame = css({ minWidth: 0, breakInside: 'avoid', [media.columns]: { gridRow: 1 } })
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
  // The second form keeps the dot from being read aloud.
  '& + &::before': { content: ['"·"', '"·" / ""'], marginInline: space.xs },
})
