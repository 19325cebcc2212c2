import { css } from '@emotion/react'
import { type } from '../../theme/type.ts'
import { color, space, stroke } from '../../theme/vars.ts'

/** A map's scale: four segments, and what they measure. */
export function ScaleBar({ labels }: { labels: readonly string[] }) {
  return (
    <div css={root} role="img" aria-label={labels.join(', ')}>
      <div css={bar} />
      <p css={row}>
        {labels.map((label) => (
          <span key={label}>{label} </span>
        ))}
      </p>
    </div>
  )
}

const root = css({ display: 'grid', gap: space.hair, maxWidth: '24rem', marginBlockStart: space.m })

const bar = css({
  height: '0.625rem',
  border: `${stroke.thin} solid ${color.ink}`,
  background: `linear-gradient(90deg, ${color.ink} 25%, transparent 25% 50%, ${color.ink} 50% 75%, transparent 75%)`,
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
})

const row = css({
  ...type.note,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  color: color.ink2,
  fontSize: '1rem',
})
