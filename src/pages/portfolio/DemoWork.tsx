import { css } from '@emotion/react'
import type { DemoSite, PortfolioWords } from '../../content/schema.ts'
import { rising } from '../../shared/rising.ts'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { size, space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { Heading, Note, OfflineHint, visuallyHidden } from '../../ui/text.tsx'
import { Photo, type Photograph } from '../../ui/Photo.tsx'

type ShownDemo = DemoSite & { url: string; photo: Photograph }

type Props = PortfolioWords['demos'] & {
  /** Shown offline. */
  needsConnection: string
  demos: readonly ShownDemo[]
}

/** 'Demo Websites': three per row, then two; every row fills the width. */
export function DemoWork({ heading, needsConnection, note, visit, demos }: Props) {
  return (
    <SectionBox id="demos">
      <Heading id={headingId('demos')} small>
        {heading}
      </Heading>
      <div css={remark}>
        <Note>{note}</Note>
      </div>
      <OfflineHint>{needsConnection}</OfflineHint>
      <div css={grid}>
        {demos.map((demo, index) => (
          <DemoCard
            key={demo.slug}
            demo={demo}
            visit={visit}
            sharesRow={index >= demos.length - (demos.length % 3)}
          />
        ))}
      </div>
    </SectionBox>
  )
}

interface CardProps {
  demo: ShownDemo
  visit: string
  /** In a last row of one or two cards, which are wider. */
  sharesRow: boolean
}

function DemoCard({ demo, visit, sharesRow }: CardProps) {
  const { hostname } = new URL(demo.url)
  return (
    <article css={[card, rising]}>
      <Frame address={hostname}>
        <Photo
          photo={demo.photo}
          sizes={`(min-width: 1440px) ${sharesRow ? '630px' : '403px'}, (min-width: 960px) ${sharesRow ? 44 : 29}vw, (min-width: 720px) 44vw, 91vw`}
        />
      </Frame>
      <h3 css={name} dir="auto">
        {demo.name}
      </h3>
      <p css={text}>{demo.description}</p>
      <Button look="secondary" href={demo.url} tooltip={hostname}>
        <span>
          {visit}
          <span css={visuallyHidden}>
            {' '}
            <bdi>{demo.name}</bdi>
          </span>
        </span>
      </Button>
    </article>
  )
}

const twoColumns = '@media (min-width: 45em) and (max-width: 59.99em)'

const remark = css({ marginBlockStart: space.s })

const grid = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: space.l,
  [twoColumns]: {
    gridTemplateColumns: '1fr 1fr',
    // A last card alone takes both columns, with its words beside its picture.
    '& > :nth-of-type(odd):nth-last-of-type(1)': {
      gridColumn: 'span 2',
      gridTemplateColumns: 'inherit',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: size.gap,
      '& > div': { gridRow: '1 / 4' },
    },
  },
  [media.columns]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    // In the last row, two cards share the width, and a single one takes half of it.
    '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):nth-last-of-type(1)': {
      gridColumn: 'span 3',
    },
    '& > :nth-of-type(3n + 1):nth-last-of-type(1)': { gridColumn: 'span 3' },
  },
})

const card = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  gap: space.s,
  minWidth: 0,
  '& > div': { width: '100%', marginBlockEnd: space.hair },
})

const name = css(type.card)
const text = css({ maxWidth: '34em' })
