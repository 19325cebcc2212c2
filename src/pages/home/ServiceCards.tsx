import { css } from '@emotion/react'
import type { ShownService } from '../../content/types.ts'
import { media } from '../../theme/media.ts'
import { size, space } from '../../theme/vars.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Note } from '../../ui/Note.tsx'
import { ScaleBar } from './ScaleBar.tsx'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'
import { ServiceCard } from './ServiceCard.tsx'

interface Props {
  heading: string
  note: string
  scale: readonly string[]
  services: readonly ShownService[]
}

/** The services as the boxes of a map's legend. */
export function ServiceCards({ heading, note, scale, services }: Props) {
  return (
    <SectionBox id="services">
      <div css={root}>
        <div css={intro}>
          <Heading id={headingId('services')}>{heading}</Heading>
          <Note>{note}</Note>
          <ScaleBar labels={scale} />
        </div>
        <ul css={cards}>
          {services.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </ul>
      </div>
    </SectionBox>
  )
}

const root = css({
  display: 'grid',
  gap: size.gap,
  [media.columns]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'start' },
  [media.print]: { gap: space.s },
})

const intro = css({
  display: 'grid',
  gap: space.m,
  [media.columns]: {
    gridColumn: '1 / 5',
    position: 'sticky',
    top: `calc(${size.barWide} + env(safe-area-inset-top) + ${space.xxl})`,
  },
  [media.print]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    '& > div': { display: 'none' },
  },
})

const cards = css({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.m,
  [media.columns]: { gridColumn: '5 / -1', gap: '1.25rem' },
  [media.full]: { gridTemplateColumns: '1fr 1fr' },
  [media.print]: { gridTemplateColumns: '1fr 1fr', gap: space.xs },
})
