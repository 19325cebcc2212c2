import { css } from '@emotion/react'
import { notFound, reset as texts } from '../../content/messages.yaml'
import { mapPage, summit, Terrain } from '../../shared/Terrain.tsx'
import { barBottomWide } from '../../theme/layout.ts'
import { type } from '../../theme/type.ts'
import { color, size, space } from '../../theme/vars.ts'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Fitted } from '../../ui/Fitted.tsx'

/** The page that deletes the offline copy of the site. `data-copy` on <html> selects the visible text (src/offline/removeCopy.ts). */
export function ResetPage() {
  return (
    <div css={root}>
      <Terrain />
      <Container>
        <div css={text}>
          <h1 css={title} tabIndex={-1}>
            <Fitted text={texts.heading} halo />
          </h1>
          <p css={lead}>
            <span role="status">
              <span css={working} data-halo={texts.working}>
                {texts.working}
              </span>
              <span css={gone} data-halo={texts.gone} hidden>
                {texts.gone}
              </span>
              <span css={left} data-halo={texts.left} hidden>
                {texts.left}
              </span>
            </span>
          </p>
          <Button href="/">{notFound.home}</Button>
        </div>
      </Container>
    </div>
  )
}

/** The summit of the contour lines is outside the page. */
const root = css({
  ...summit('calc(100% + 4rem)', '12rem', 'clamp(44rem, 96cqi, 90rem)'),
  ...mapPage,
  alignItems: 'center',
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

const text = css({ display: 'grid', justifyItems: 'start', gap: space.m })

const title = css({
  ...type.title,
  width: '100%',
  maxWidth: '8em',
})
const lead = css({ ...type.lead, maxWidth: size.lead, marginBlock: space.xs })
const working = css({ display: 'block', 'html[data-copy] &': { display: 'none' } })
// Elements with one of these styles also have the attribute `hidden`, because a browser's reader view ignores styles.
const gone = css({ 'html[data-copy=gone] &': { display: 'block' } })
const left = css({ 'html[data-copy=left] &': { display: 'block' } })
