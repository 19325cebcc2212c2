import { css } from '@emotion/react'
import { barWidths } from 'virtual:fonts'
import { mark } from '../theme/mark.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color } from '../theme/vars.ts'

interface Props {
  brand: string
  /** Smaller on phones, and only the mark where both do not fit, to make room for another link. */
  compact?: boolean
}

/** The mark beside the brand name. */
export function Lockup({ brand, compact = false }: Props) {
  return (
    <span css={root}>
      <svg css={drawing} viewBox="0 0 100 100" aria-hidden="true">
        <g css={rings}>
          {mark.rings.map((ring) => (
            <path key={ring} d={ring} />
          ))}
        </g>
        <path css={summit} d={mark.center} />
      </svg>
      <span css={[name, compact && small]}>{brand}</span>
    </span>
  )
}

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.8125rem',
})
const drawing = css({ width: '2.25rem', height: '2.25rem', flex: 'none', overflow: 'visible' })
const rings = css({ fill: 'none', stroke: 'currentColor', strokeWidth: 3 })
const summit = css({ fill: color.route })

/** Room in rem for the mark and a phone's menu button. */
const others = 7

const name = css({
  ...type.brand,
  ...(barWidths.word > 9 && { hyphens: 'manual' }),
  // Smaller letters, and in the narrowest bar only the mark, keep the menu button in the window.
  fontSize: `clamp(0.75rem, (100cqi - ${others}rem) / ${barWidths.word}, ${type.brand.fontSize})`,
  [`@container bar (max-width: ${Math.min(13, others + 0.75 * barWidths.word)}rem)`]: {
    display: 'none',
  },
})

const small = css({
  [media.phone]: { fontSize: '1.0625rem' },
  [`@container bar (max-width: ${barWidths.brand}rem)`]: { display: 'none' },
})
