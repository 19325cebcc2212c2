import { css } from '@emotion/react'
import { color, space } from '../../theme/vars.ts'
import { Plate } from '../../ui/Plate.tsx'

/** A benchmark plate: the surveyor's symbol, and what it marks. */
export function Badge({ text }: { text: string }) {
  return (
    <Plate>
      <p css={root}>
        <span css={cell}>
          <svg css={symbol} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4 21 19.5H3Z" />
            <circle css={dot} cx="12" cy="14.2" r="1.5" />
          </svg>
        </span>
        <span css={words}>{text}</span>
      </p>
    </Plate>
  )
}

const root = css({
  display: 'flex',
  fontSize: 'clamp(0.9375rem, 0.9rem + 0.25vw, 1.0625rem)',
  fontStretch: '106%',
  fontWeight: 600,
  lineHeight: 1.2,
})
const cell = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
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
const words = css({ paddingBlock: '0.625rem', paddingInline: `0.875rem ${space.m}` })
