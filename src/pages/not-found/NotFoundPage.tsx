import { css } from '@emotion/react'
import { notFound } from '../../content/messages.yaml'
import { resetUrl } from '../../addresses.ts'
import { mapPage, summit, Terrain } from '../../shared/Terrain.tsx'
import { barBottom, barBottomWide } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { mirrored } from '../../theme/mirrored.ts'
import { type } from '../../theme/type.ts'
import { color, size, space, stroke } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Clauses } from '../../ui/Clauses.tsx'
import { Container } from '../../ui/Container.tsx'
import { inkStart } from '../../ui/inkStart.ts'
import { Note } from '../../ui/text.tsx'
import { TextLink } from '../../ui/SiteLink.tsx'

/** The 404 page, drawn as the edge of a map: contour lines end at a double line, and the text is on the empty paper beside the map. */
export function NotFoundPage() {
  const { code, heading, note, home, reset } = notFound
  return (
    <div css={root}>
      <div css={map}>
        <Terrain whole />
      </div>
      <Container>
        <div css={text}>
          <h1 css={title} tabIndex={-1}>
            {code}
            <Trail />
          </h1>
          <p css={subtitle}>
            <Clauses text={heading} />
          </p>
          <Note>{note}</Note>
          <Button href="/">{home}</Button>
          <p css={[small, online]}>
            <TextLink href={resetUrl}>{reset}</TextLink>
          </p>
        </div>
      </Container>
    </div>
  )
}

/** A dotted trail from the last digit of "404" to the map. */
function Trail() {
  return (
    <svg css={trail} viewBox="0 0 600 120" aria-hidden="true">
      <path d="M6 84C70 92 130 88 190 68S300 96 360 82 420 14 476 12 560 70 594 62" />
    </svg>
  )
}

/** The distance from the inline start of a wide page to the map. */
const edge = '62%'

/** On a phone, the height of the map above the text. Shorter windows have a shorter map, to leave room for the text. */
const mapHeight = 'clamp(2rem, 26svh - 6.5rem, 8rem)'

const root = css({
  ...mapPage,
  paddingBlock: `calc(${barBottom} + ${mapHeight} + 1.75rem) ${space.huge}`,
  [media.besideSummit]: {
    alignItems: 'center',
    paddingBlock: `calc(${barBottomWide} + ${space.xl}) ${space.huge}`,
  },
})

const thin = `${stroke.thin} solid ${color.ink}`
const map = css({
  ...summit('82%', '1.5rem', '44rem'),
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  height: `calc(${barBottom} + ${mapHeight})`,
  overflow: 'clip',
  borderBlockEnd: thin,
  // The second line of the map's double border.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    insetBlockEnd: '3px',
    borderBlockEnd: thin,
  },
  [media.besideSummit]: {
    ...summit('72%', '32%', 'max(88cqi, 160vh)'),
    insetInlineStart: edge,
    height: 'auto',
    insetBlockEnd: 0,
    borderBlockEnd: 0,
    borderInlineStart: thin,
    '&::after': {
      insetBlockEnd: 0,
      insetInlineStart: '3px',
      borderBlockEnd: 0,
      borderInlineStart: thin,
    },
  },
})

const text = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  [media.besideSummit]: { maxWidth: `calc(${edge} - ${size.gutter})` },
})

const title = css({
  ...type.title,
  position: 'relative',
  // The limit of 36vw keeps the code (404) inside the window if the visitor enlarges the text.
  fontSize: 'min(clamp(6rem, 24vw, 11.25rem), 36vw)',
  ...inkStart(notFound.code),
  [media.besideSummit]: { fontSize: 'min(11.25rem, 21vw)' },
})

const trail = css({
  display: 'none',
  [media.besideSummit]: {
    display: 'block',
    position: 'absolute',
    insetInlineStart: 'calc(100% + .18em)',
    insetBlockStart: '22%',
    width: 'max(24rem, 42cqi)',
    maxWidth: 'none',
    fill: 'none',
    stroke: color.route,
    strokeWidth: 5,
    strokeLinecap: 'round',
    strokeDasharray: '0 13',
    ...mirrored,
  },
})
const subtitle = css(type.dialog)
/** Hides the link to /reset from offline visitors, because the offline copy does not include /reset. */
const online = css({ 'html[data-offline] &': { display: 'none' } })
const small = css({
  ...type.caption,
  marginBlockStart: space.m,
  '& a': { display: 'inline-block', paddingBlock: space.xs },
})
