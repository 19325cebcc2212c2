import { css } from '@emotion/react'
import type { Messages } from '../content/schema.ts'
import { color, size, space } from '../theme/vars.ts'
import { useStatus } from './useStatus.ts'

/** The footer's line about the offline copy; empty until its state is known. */
export function OfflineState({ words }: { words: Messages['offline'] }) {
  const { saved, failure, retry } = useStatus()
  if (saved === 'unknown') return null
  const reason =
    typeof failure === 'object' ? `${words.missing} ${failure.missing}` : failure && words[failure]
  return (
    <span css={root}>
      {saved === 'saved' && (
        <svg css={triangle} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1 12 11H0Z" />
        </svg>
      )}
      {/* A translator replaces text nodes; React can only insert beside an element of its own. */}
      <span>{words[saved]}</span>
      {saved === 'failed' && reason && <span>{reason}</span>}
      {saved === 'failed' && retry && (
        <button css={again} type="button" onClick={retry}>
          {words.retry}
        </button>
      )}
    </span>
  )
}

const root = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.xs}`,
})
const again = css({
  padding: 0,
  minHeight: size.targetFooter,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'underline',
})
const triangle = css({ width: '0.625rem', fill: color.fir })
