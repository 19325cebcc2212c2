import { css, keyframes } from '@emotion/react'
import type { ReactNode } from 'react'
import { page } from '../content/portfolio.yaml'
import { media } from '../theme/media.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { Contours, faded } from '../ui/Contours.tsx'
import { Heading } from '../ui/text.tsx'
import { mirrored } from '../theme/mirrored.ts'
import { onScrollIntoView } from './scrollAnimations.ts'
import { headingId } from './SectionBox.tsx'
import { aroundSummit, summit } from './Terrain.tsx'
import type { SectionId } from '../pageFacts.ts'

interface Props {
  id: SectionId
  children: ReactNode
}

/** The dark band at the end of a page, with a drawing of a summit and a route beside the text. */
export function Band({ id, children }: Props) {
  return (
    <section css={root} id={id} aria-labelledby={headingId(id)} tabIndex={-1}>
      <Contours box={field} />
      <Route />
      <Container>
        <div css={stack}>{children}</div>
      </Container>
    </section>
  )
}

/** The band at the end of the portfolio and of pages about a client's work, with a link to the contact section. */
export function ClosingBand() {
  const { heading, link } = page.closing
  return (
    <Band id="start">
      <Heading id={headingId('start')}>{heading}</Heading>
      <Button look="band" href="/#contact">
        {link}
      </Button>
    </Band>
  )
}

/** The drawing of a route up to a summit. The route becomes longer while the band scrolls into view. */
function Route() {
  return (
    <div css={climb} aria-hidden="true">
      <svg css={drawing} viewBox="0 0 1200 1000">
        <path
          css={route}
          pathLength="1"
          d="M462 800C490 706 512 672 584 664S664 640 660 598 628 552 646 532 688 516 690 488"
        />
        <path css={peak} d="M690 428 719 477H661Z" />
      </svg>
    </div>
  )
}

const root = css({
  '--focus': color.larch,
  ...summit('79%', '58%', 'clamp(44rem, 88vw, 90rem)'),
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlock: size.section,
  // In a narrow band, the summit is below the text.
  [media.narrow]: {
    ...summit(`calc(100% - ${size.gutter} - 2.5rem)`, 'calc(100% - 6.5rem)'),
    paddingBlockEnd: `calc(${size.section} + 6.5rem)`,
  },
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
  ...aroundSummit,
  color: color.bandLine,
  ...faded('linear-gradient(90deg, transparent 10%, #000 50%)'),
  [media.narrow]: faded('linear-gradient(transparent 20%, #000 45%)'),
})

const draw = keyframes({ from: { strokeDashoffset: 1 } })

const climb = css({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  strokeDasharray: 1,
  // Animates this box and not the route, because a path inside an SVG has no scroll position. The route
  // inherits the dash offset from the box.
  ...onScrollIntoView(draw, 'entry 40% cover 50%'),
  [media.forced]: { display: 'none' },
})

const drawing = css({
  ...aroundSummit,
  ...mirrored,
  position: 'absolute',
  maxWidth: 'none',
  fill: 'none',
})

const route = css({ stroke: color.larch, strokeWidth: 3, strokeLinecap: 'round' })
const peak = css({ fill: color.larch })
