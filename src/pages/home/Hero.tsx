import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Badge } from './Badge.tsx'
import { hero } from '../../shared/heroGeometry.ts'
import { HeroMark } from './HeroMark.tsx'
import { HeroTitle } from './HeroTitle.tsx'
import { Terrain } from '../../shared/Terrain.tsx'

interface Props {
  brand: string
  titleWidth: number
  descriptor: string
  lead: string
  badge: string
  contact: string
  portfolio: string
  pause: { pause: string; play: string }
  /** The elevation profile at the foot. */
  profile: ReactNode
}

/** The map sheet's title: the name, what it stands for, and the two ways on. */
export function Hero(props: Props) {
  return (
    <div css={root}>
      <Terrain dawn />
      <Container>
        <div css={text}>
          <Badge text={props.badge} />
          <HeroTitle text={props.brand} width={props.titleWidth} />
          <p css={descriptor} data-halo={props.descriptor}>
            {props.descriptor}
          </p>
          <p css={lead}>{props.lead}</p>
          <div css={buttons}>
            <Button href="#contact">{props.contact}</Button>
            <Button look="secondary" href="/portfolio">
              {props.portfolio}
            </Button>
          </div>
        </div>
      </Container>
      <HeroMark {...props.pause} />
      {props.profile}
    </div>
  )
}

const root = css({
  ...hero.variables,
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlockStart: `calc(${size.bar} + env(safe-area-inset-top) + 12.75rem)`,
  paddingBlockEnd: hero.foot,
  borderBlockEnd: `${stroke.rule} solid ${color.ink}`,
  [media.wide]: {
    ...hero.wideVariables,
    paddingBlockStart: `calc(${size.barWide} + env(safe-area-inset-top) + clamp(1.5rem, 2.8vw, 2.5rem))`,
  },
  [media.print]: { paddingBlock: 0 },
})

const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  position: 'relative',
  // The badge belongs to the buttons below it.
  [media.print]: { paddingBlockEnd: '5rem', '& > div:first-of-type': { display: 'none' } },
})

const descriptor = css({
  ...type.descriptor,
  ...hero.halo('.3em'),
  marginBlockStart: space.s,
  [media.wide]: { marginBlockStart: `calc(${space.l} + 0.4vw)` },
})

const lead = css({
  ...type.lead,
  maxWidth: size.lead,
  marginBlockStart: '1.25rem',
  [media.wide]: { maxWidth: `min(${size.lead}, 54vw)`, marginBlockStart: space.l },
  [media.print]: { maxWidth: '40%' },
})

const buttons = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.s,
  width: '100%',
  marginBlockStart: '1.25rem',
  [media.wide]: { flexDirection: 'row', gap: space.m, width: 'auto', marginBlockStart: '1.75rem' },
  [media.print]: { display: 'none' },
})
