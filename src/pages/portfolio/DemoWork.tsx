import { css } from '@emotion/react'
import type { ShownProject } from '../../content/types.ts'
import { media } from '../../theme/media.ts'
import { size, space } from '../../theme/vars.ts'
import { Heading } from '../../ui/Heading.tsx'
import { OfflineHint } from '../../ui/OfflineHint.tsx'
import { Note } from '../../ui/Note.tsx'
import { DemoCard } from './DemoCard.tsx'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'

interface Props {
  heading: string
  /** Said while there is no connection. */
  needsConnection: string
  note: string
  visit: string
  demos: readonly ShownProject[]
}

/** 'Demo Websites': three to a row, then two; every row fills the sheet. */
export function DemoWork({ heading, needsConnection, note, visit, demos }: Props) {
  return (
    <SectionBox id="demos">
      <Heading id={headingId('demos')}>{heading}</Heading>
      <div css={remark}>
        <Note>{note}</Note>
      </div>
      <OfflineHint>{needsConnection}</OfflineHint>
      <div css={grid}>
        {demos.map((demo) => (
          <DemoCard key={demo.slug} demo={demo} visit={visit} />
        ))}
      </div>
    </SectionBox>
  )
}

const remark = css({ marginBlockStart: space.s })

const grid = css({
  display: 'grid',
  gap: size.gap,
  marginBlockStart: space.xl,
  [media.wide]: { gridTemplateColumns: '1fr 1fr' },
  [media.columns]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    // A last row of two shares the sheet between them; a last one alone takes half.
    '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):nth-last-of-type(1)': {
      gridColumn: 'span 3',
    },
    '& > :nth-of-type(3n + 1):nth-last-of-type(1)': { gridColumn: 'span 3' },
  },
  [media.print]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.l,
    marginBlockStart: space.m,
  },
})
