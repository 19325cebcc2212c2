import { css } from '@emotion/react'
import { media } from '../theme/media.ts'
import { Mark } from './Mark.tsx'

interface Props {
  brand: string
  /** Gives way to another link beside it: smaller on phones, the mark alone on tiny ones. */
  compact?: boolean
}

/** The mark beside the brand name. */
export function Lockup({ brand, compact = false }: Props) {
  return (
    <span css={root}>
      <span css={mark}>
        <Mark />
      </span>
      <span css={[name, compact && small]}>{brand}</span>
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

const small = css({
  [media.phone]: { fontSize: '1.0625rem' },
  [media.tightBar]: { display: 'none' },
})
