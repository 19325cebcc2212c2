import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { barBottomWide, pageHeight } from '../theme/layout.ts'
import { color, space } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { summit, Terrain } from './Terrain.tsx'

/** The layout of a short page in front of contour lines. The lines surround a summit outside the page. */
export function Foothills({ children }: { children: ReactNode }) {
  return (
    <div css={root}>
      <Terrain />
      <Container>
        <div css={text}>{children}</div>
      </Container>
    </div>
  )
}

const root = css({
  ...summit('calc(100% + 4rem)', '12rem', 'clamp(44rem, 96cqi, 90rem)'),
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: pageHeight,
  // Fades the contour lines at their lower end.
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '12rem 0 0',
    background: `linear-gradient(transparent calc(0.2 * var(--field)), ${color.paper} min(0.45 * var(--field), 90%))`,
  },
  paddingBlock: `calc(${barBottomWide} + ${space.xl}) ${space.huge}`,
})

const text = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
})
