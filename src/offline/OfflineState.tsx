import { css } from '@emotion/react'
import type { Messages } from '../content/schema.ts'
import { color, size, space } from '../theme/vars.ts'
import { useStatus } from './useStatus.ts'

/** The footer's line on the offline copy; empty until there is something to say. */
export function OfflineState({ words }: { words: Messages['offline'] }) {
  const { saved, retry } = useStatus()
  if (saved === 'unknown') return null
  return (
    <span css={root}>
      {(saved === 'saved' || saved === 'sparing') && (
        <svg css={triangle} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1 12 11H0Z" />
        </svg>
      )}
      {/* In an element of its own: a translator replaces the text, and what comes before it must find its place. */}
      <span>{words[saved]}</span>
      {saved === 'failed' && retry && (
        <button css={again} type="button" onClick={retry}>
          {words.retry}
        </button>
      )}
    </span>
  )
}

const root = css({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
const again = css({
  minHeight: size.targetFooter,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
})
const triangle = css({ width: '0.625rem', fill: color.fir })
