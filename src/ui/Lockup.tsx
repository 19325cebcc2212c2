import { css } from '@emotion/react'
import { Mark } from './Mark.tsx'

/** The mark beside the brand name. */
export function Lockup({ brand }: { brand: string }) {
  return (
    <span css={root}>
      <span css={mark}>
        <Mark />
      </span>
      <span css={name}>{brand}</span>
    </span>
  )
}

const root = css({ display: 'inline-flex', alignItems: 'center', gap: '0.8125rem' })
const mark = css({ width: '2.25rem', height: '2.25rem', flex: 'none' })
const name = css({
  fontStretch: '125%',
  fontWeight: 760,
  fontSize: '1.1875rem',
  letterSpacing: '-0.02em',
  lineHeight: 1,
})
