import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Container } from '../ui/Container.tsx'
import { Contours, faded } from '../ui/Contours.tsx'
import { headingId } from './SectionBox.tsx'
import type { SectionId } from '../pageFacts.ts'

/** The dark section at the end of a page, with contour lines behind the right half. */
export function Band({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <section css={root} id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <Contours box={field} />
      <Container>
        <div css={stack}>{children}</div>
      </Container>
    </section>
  )
}

const root = css({
  '--focus': color.larch,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlock: size.section,
  background: color.band,
  color: color.onBand,
  borderBlockStart: `${stroke.thin} solid ${color.line}`,
})

const stack = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  '& > h2': { width: '100%' },
})

const field = css({
  insetBlock: '-20% -60%',
  insetInline: '35% -10%',
  color: color.bandLine,
  ...faded('linear-gradient(90deg, transparent, #000 45%)'),
  [media.narrow]: { insetInlineStart: '0' },
})
