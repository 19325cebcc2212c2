import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { home, skip } from '../content/messages.yaml'
import { brand } from '../content/site.yaml'
import { layer } from '../theme/layout.ts'
import { media } from '../theme/media.ts'
import { color, size, space, stroke } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { Lockup } from '../ui/Lockup.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

interface Props {
  /** Makes the brand smaller on phones, to leave room for a link. */
  compact?: boolean
  children: ReactNode
}

/** The bar that stays at the top of every page, with skip link and brand. `children` are the page's controls. */
export function Bar({ compact = false, children }: Props) {
  return (
    <header css={root}>
      <a css={skipLink} href="#main">
        {skip}
      </a>
      <Container>
        <div css={row}>
          <SiteLink css={homeLink} href="/" aria-label={`${brand}, ${home}`}>
            <Lockup brand={brand} compact={compact} />
          </SiteLink>
          {children}
        </div>
      </Container>
    </header>
  )
}

/** The bar of all pages except the home page. Its link leads one level up, for example to the home page. */
export function BackHeader({ text, href }: { text: string; href: string }) {
  return (
    <Bar compact>
      <span css={wayBack}>
        <Button look="secondary" icon="arrow-left" href={href}>
          {text}
        </Button>
      </span>
    </Bar>
  )
}

const belowRule = '3px'

const root = css({
  position: 'fixed',
  zIndex: layer.bar,
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockStart: 'env(safe-area-inset-top)',
  // A strip of background separates the bar's line from the page below. Without the strip, the line would
  // merge with a dark section. The bar's edge would look uneven, because the line is narrower than the bar.
  paddingBlockEnd: belowRule,
  background: color.paper,
})

const row = css({
  container: 'bar / inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  minHeight: `calc(${size.bar} - ${belowRule})`,
  borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
  [media.wide]: { minHeight: `calc(${size.barWide} - ${belowRule})` },
})

const skipLink = css({
  position: 'absolute',
  insetInlineStart: space.xs,
  insetBlockStart: space.xs,
  zIndex: 1,
  paddingBlock: space.s,
  paddingInline: space.m,
  background: color.ink,
  color: color.paper,
  '&:not(:focus)': { translate: '0 -200%' },
})

const homeLink = css({
  display: 'flex',
  minWidth: 0,
  color: color.ink,
  textDecoration: 'none',
  // The box is one line high and hides a brand name that wraps below the logo.
  '& > span': { height: '3.75rem', minWidth: 0, clipPath: 'inset(-2px)' },
  '& svg': { height: '3.75rem' },
})

const wayBack = css({
  // A long link may take the brand name's space, but leaves 3rem for the logo.
  flex: 'none',
  maxWidth: 'calc(100% - 3rem)',
  '& > a': { minHeight: size.targetBar },
  [media.phone]: {
    '& > a': { paddingInline: 0, boxShadow: 'none', gap: space.hair },
  },
})
