import { css } from '@emotion/react'
import type { Service } from '../../reader/schema.ts'
import { symbols } from '../../content/drawings/symbols.tsx'
import { services as texts } from '../../content/home.yaml'
import services from '../../content/services.yaml'
import { riseOnScroll } from '../../shared/scrollAnimations.ts'
import { headingId, SectionBox } from '../../shared/SectionBox.tsx'
import { barBottomWide } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { mirrored } from '../../theme/mirrored.ts'
import { type } from '../../theme/type.ts'
import { color, radius, size, space, stroke } from '../../theme/vars.ts'
import { Heading, Note } from '../../ui/text.tsx'
import { Patch } from '../../ui/Patch.tsx'

/** The services, as cards in the style of a map legend. */
export function ServiceCards() {
  return (
    <SectionBox id="services">
      <div css={root}>
        <div css={intro}>
          <Heading id={headingId('services')}>{texts.heading}</Heading>
          <Note>{texts.note}</Note>
          <ScaleBar />
        </div>
        <ul css={cards}>
          {services.map((service, index) => (
            <ServiceCard
              key={service.title}
              service={service}
              height={(index + 1) / services.length}
            />
          ))}
        </ul>
      </div>
    </SectionBox>
  )
}

function ScaleBar() {
  return (
    <div css={scaleBox} role="img" aria-label={texts.scale.join(', ')}>
      <div css={scaleLine} />
      <p css={scaleLabels}>
        {texts.scale.map((label) => (
          <span key={label}>{`${label} `}</span>
        ))}
      </p>
    </div>
  )
}

interface CardProps {
  service: Service
  /** The height on the mountain of the piece of map behind the drawing, from 0 (foothills) to 1 (summit). */
  height: number
}

function ServiceCard({ service, height }: CardProps) {
  return (
    <li css={[card, riseOnScroll]}>
      <div css={cardPatch}>
        <Patch {...symbols[service.symbol]} height={height} />
      </div>
      <div css={cardWords}>
        <h3>{service.title}</h3>
        <p>{service.description}</p>
      </div>
    </li>
  )
}

const root = css({
  display: 'grid',
  gap: size.gap,
  [media.columns]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'start' },
})

const intro = css({
  display: 'grid',
  gap: space.m,
  [media.columns]: {
    gridColumn: '1 / 5',
    position: 'sticky',
    top: `calc(${barBottomWide} + ${space.xxl})`,
  },
})

const cards = css({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.m,
  [media.columns]: { gridColumn: '5 / -1', gap: '1.25rem' },
  [media.full]: { gridTemplateColumns: '1fr 1fr' },
})

const scaleBox = css({
  display: 'grid',
  gap: space.hair,
  maxWidth: '24rem',
  marginBlockStart: space.m,
})

const scaleLine = css({
  height: '0.625rem',
  border: `${stroke.thin} solid ${color.ink}`,
  background: `linear-gradient(90deg, ${color.ink} 25%, transparent 25% 50%, ${color.ink} 50% 75%, transparent 75%)`,
  ...mirrored,
})

const scaleLabels = css({
  ...type.note,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  color: color.ink2,
  fontSize: '1rem',
})

/** A container query: the card is too narrow for the drawing beside the title. */
const noRoomBeside = '@container (max-width: 22ch)'

const card = css({
  display: 'grid',
  // In a narrow card the drawing shrinks, to leave room for long words in the title.
  gridTemplateColumns: `clamp(3.5rem, 100cqi - 10rem, ${size.patch}) 1fr`,
  overflow: 'clip',
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  [noRoomBeside]: { gridTemplateColumns: '1fr' },
})

const cardPatch = css({
  position: 'relative',
  borderInlineEnd: `${stroke.thin} solid ${color.ink}`,
  [noRoomBeside]: {
    height: '4rem',
    borderInlineEnd: 0,
    borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
  },
})

const cardWords = css({
  display: 'grid',
  minWidth: 0,
  alignContent: 'start',
  gap: space.xs,
  paddingBlock: '1.125rem',
  paddingInline: 'clamp(0.75rem, 50cqi - 7.03rem, 1.25rem)',
  [noRoomBeside]: { paddingInline: 'min(0.75rem, 4vw)' },
  '& h3': type.card,
  '& p': {
    color: color.ink2,
    fontSize: '1.0313rem',
    lineHeight: 1.46,
  },
})
