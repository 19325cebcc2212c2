import { css } from '@emotion/react'
import { logo } from '../theme/logo.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, space } from '../theme/vars.ts'
import { brandSize } from './textWidth.ts'

interface Props {
  brand: string
  /** Makes the brand smaller on phones, so that a link fits beside the brand in the header bar. */
  compact?: boolean
}

/** The logo and the brand name side by side. */
export function Lockup({ brand, compact = false }: Props) {
  return (
    <span css={[root, compact && close]}>
      <svg css={drawing} viewBox="0 0 100 100" aria-hidden="true">
        <g css={rings}>
          {logo.rings.map((ring) => (
            <path key={ring} d={ring} />
          ))}
        </g>
        <path css={summit} d={logo.center} />
      </svg>
      <span css={[name, fitting(brand, compact)]} translate="no">
        {brand}
      </span>
    </span>
  )
}

const root = css({
  display: 'inline-flex',
  // A name that is too wide wraps below the logo. The header bar is one line high and hides a wrapped name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.8125rem',
})
const close = css({ [media.phone]: { columnGap: space.xs } })
const drawing = css({
  width: 'min(2.25rem, 12.9vw)',
  aspectRatio: 1,
  flex: 'none',
  overflow: 'visible',
})
const rings = css({ fill: 'none', stroke: 'currentColor', strokeWidth: 3 })
const summit = css({ fill: color.route })

const name = css({
  ...type.brand,
  // The name is at least as wide as its longest word, and grows into free space.
  flex: '1 0 min-content',
  hyphens: 'manual',
  overflowWrap: 'normal',
})

const fitting = (brand: string, compact: boolean) =>
  css({
    fontSize: brandSize(brand, type.brand.fontSize),
    [media.phone]: compact ? { fontSize: brandSize(brand, '1.0625rem') } : {},
  })
