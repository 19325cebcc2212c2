import { css } from '@emotion/react'
import { mark } from '../theme/mark.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, space } from '../theme/vars.ts'
import { letters } from './letters.ts'

interface Props {
  brand: string
  /** Smaller on phones, to make room for another link. */
  compact?: boolean
}

export function Lockup({ brand, compact = false }: Props) {
  return (
    <span css={[root, compact && close]}>
      <svg css={drawing} viewBox="0 0 100 100" aria-hidden="true">
        <g css={rings}>
          {mark.rings.map((ring) => (
            <path key={ring} d={ring} />
          ))}
        </g>
        <path css={summit} d={mark.center} />
      </svg>
      <span css={[name, fitting(brand, compact)]}>{brand}</span>
    </span>
  )
}

const root = css({
  display: 'inline-flex',
  // Where the name does not fit beside the mark, it stands below; the bar cuts it off there.
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
  // As wide as its longest word at least, and as the room allows.
  flex: '1 0 min-content',
  hyphens: 'manual',
  overflowWrap: 'normal',
})

/** Room in rem for the mark and a phone's menu button. */
const others = 7

/** Smaller letters where the longest word would not fit beside the menu button. A letter takes 0.76 em. */
const fitting = (brand: string, compact: boolean) => {
  const longest = Math.max(...brand.split(/\s+/).map(letters))
  const fit = `(100cqi - ${others}rem) / ${(0.76 * longest).toFixed(1)}`
  const upTo = (largest: string) => ({ fontSize: `clamp(0.75rem, ${fit}, ${largest})` })
  return css({ ...upTo(type.brand.fontSize), [media.phone]: compact ? upTo('1.0625rem') : {} })
}
