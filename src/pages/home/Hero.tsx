import { titleWidths } from 'virtual:fonts'
import { css } from '@emotion/react'
import home from '../../content/home.yaml'
import { brand, description, descriptor } from '../../content/site.yaml'
import { summit, Terrain } from '../../shared/Terrain.tsx'
import { barBottom, barBottomWide } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { titleSize } from '../../ui/textWidth.ts'
import { inkStart } from '../../ui/inkStart.ts'
import { Plate } from '../../ui/Plate.tsx'
import { HeroLogo } from './HeroLogo.tsx'
import { Profile } from './Profile.tsx'

/** The first screen of the home page: badge, brand, texts and two buttons in front of a map. */
export function Hero() {
  const { hero, profile } = home
  return (
    <div css={profile ? root : [root, withoutProfile]}>
      <Terrain dawn={Boolean(profile)} />
      <Container>
        <div css={text}>
          {hero.badge && <Badge text={hero.badge} />}
          <h1 css={[title, fitting]} data-halo={brand} tabIndex={-1} translate="no">
            {brand}
          </h1>
          <p css={subtitle} data-halo={descriptor}>
            {descriptor}
          </p>
          <p css={lead} data-halo={description}>
            {description}
          </p>
          <div css={buttons}>
            <Button href="#contact">{hero.contact}</Button>
            <Button look="secondary" href="/portfolio">
              {hero.portfolio}
            </Button>
          </div>
        </div>
      </Container>
      <HeroLogo />
      {profile && <Profile {...profile} />}
    </div>
  )
}

/** A badge in the style of a survey marker: a triangle with a dot beside a text. */
function Badge({ text }: { text: string }) {
  return (
    <Plate>
      <p css={badge}>
        <span css={cell} aria-hidden="true">
          <svg css={symbol} viewBox="0 0 24 24">
            <path d="M12 4 21 19.5H3Z" />
            <circle css={dot} cx="12" cy="14.2" r="1.5" />
          </svg>
        </span>
        <span css={badgeText}>{text}</span>
      </p>
    </Plate>
  )
}

/**
 * `summit` sets the center of the innermost contour line and of the logo. `--mark` is the size of the
 * logo. The units are `cqi` and not `vw`, because `vw` includes the scroll bar.
 */
const root = css({
  ...summit('calc(100% - 6.25rem)', `calc(${barBottom} + 6.25rem)`, '34rem'),
  '--mark': '9rem',
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingBlockStart: `calc(${barBottom} + 12.75rem)`,
  paddingBlockEnd: 'clamp(9.5rem, 29vw, 19rem)',
  borderBlockEnd: `${stroke.rule} solid ${color.ink}`,
  [media.wide]: {
    ...summit(
      'min(77cqi, 50cqi + 24rem)',
      'min(9.5rem + 24cqi, 31.5rem)',
      'clamp(44rem, 96cqi, 90rem)',
    ),
    '--mark': 'clamp(10rem, 20cqi, 18.5rem)',
    paddingBlockStart: `calc(${barBottomWide} + clamp(1.5rem, 2.8vw, 2.5rem))`,
  },
  // In windows that are much wider than the page, fades the glow and the mountain toward both sides.
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `radial-gradient(circle, transparent 66rem, ${color.paper} 84rem)`,
  },
  // Distances are smaller on a phone in landscape orientation, to keep the buttons on the first screen.
  [media.sideways]: {
    ...summit(`calc(100% - ${size.gutter} - 4rem)`, `calc(${barBottomWide} + 5rem)`),
    paddingBlockStart: `calc(${barBottomWide} + ${space.s})`,
  },
})

const withoutProfile = css({ paddingBlockEnd: size.section })

const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  position: 'relative',
  // Keeps the badge in front of the outline around the title's letters.
  '& > div': { zIndex: 1 },
  // On a phone in landscape orientation, texts are on the left and buttons on the right.
  [media.sideways]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridAutoFlow: 'dense',
    columnGap: space.xl,
    justifyItems: 'start',
    '& > *': { gridColumn: '1 / 3' },
    '& > p': { gridColumn: 1 },
  },
})

const subtitle = css({
  ...type.descriptor,
  marginBlockStart: space.s,
  [media.wide]: {
    // Leaves room for the logo beside the text.
    maxWidth: 'min(58cqi, 55rem)',
    marginBlockStart: `calc(${space.l} + 0.4vw)`,
  },
  [media.sideways]: { maxWidth: 'none', marginBlockStart: space.m },
})

const lead = css({
  ...type.lead,
  maxWidth: size.lead,
  marginBlockStart: '1.25rem',
  [media.wide]: { maxWidth: `min(${size.lead}, 54vw)`, marginBlockStart: space.l },
  [media.sideways]: { maxWidth: size.lead },
})

const buttons = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.s,
  width: '100%',
  marginBlockStart: '1.25rem',
  [media.wide]: {
    flexFlow: 'wrap',
    gap: space.m,
    width: 'auto',
    // Leaves room for the mountain's summit and its label.
    maxWidth: 'max(38cqi, 28rem)',
    marginBlockStart: '1.75rem',
  },
  [media.sideways]: {
    '&&': { gridColumn: 2, gridRow: 'span 2' },
    flexDirection: 'column',
    gap: space.s,
    width: 'auto',
  },
})

const badge = css({
  display: 'flex',
  fontSize: 'clamp(0.9375rem, 0.9rem + 0.25vw, 1.0625rem)',
  ...type.badge,
  lineHeight: 1.2,
})
const cell = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'min(2.5rem, 12.5vw)',
  background: color.ink,
  color: color.paper,
})
const symbol = css({
  width: '1.5rem',
  height: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
})
const dot = css({ fill: 'currentColor', stroke: 'none' })
const badgeText = css({
  paddingBlock: '0.625rem',
  paddingInline: `min(0.875rem, 4.375vw) min(${space.m}, 5vw)`,
})

const title = css({
  ...type.title,
  lineHeight: 0.92,
  ...inkStart(brand),
  marginBlockStart: `calc(${space.s} + 1vw)`,
})
const { whole, line } = titleWidths
/** The brand name fills the page from margin to margin. */
const fitting = css({
  fontSize: titleSize(whole),
  ...(line < whole && { [media.narrow]: { fontSize: titleSize(line) } }),
  // The name is smaller on a phone in landscape orientation, because the logo is beside the name.
  [media.sideways]: { fontSize: `calc(.74 * ${titleSize(whole)})` },
})
