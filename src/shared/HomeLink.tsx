import { css } from '@emotion/react'
import { color, size } from '../theme/vars.ts'
import { Lockup } from '../ui/Lockup.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'

interface Props {
  brand: string
  /** Said by screen readers; holds the brand name, which is what is seen. */
  label: string
  /** Shares the bar of a phone with another link. */
  compact?: boolean
}

/** The brand in the bar: leads to the top of the home page. */
export function HomeLink({ brand, label, compact = false }: Props) {
  return (
    <SiteLink css={root} href="/" aria-label={label}>
      <Lockup brand={brand} compact={compact} />
    </SiteLink>
  )
}

const root = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.targetBar,
  color: color.ink,
  textDecoration: 'none',
})
