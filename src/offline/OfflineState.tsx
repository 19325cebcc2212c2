import { css } from '@emotion/react'
import { offline } from '../content/messages.yaml'
import { color, space } from '../theme/vars.ts'
import { useStatus } from './useStatus.ts'

/** Shows whether the browser has saved the site for offline use. Renders nothing until a service worker has answered. */
export function OfflineState() {
  const { saved } = useStatus()
  if (saved === 'unknown') return null
  return (
    <span css={root}>
      {saved === 'saved' && (
        <svg css={triangle} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1 12 11H0Z" />
        </svg>
      )}
      {/* The text is in a `<span>`, so that React can still insert the `<svg>` before the text after the browser's translation has replaced the text node. */}
      <span>{offline[saved]}</span>
    </span>
  )
}

const root = css({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
const triangle = css({ width: '0.625rem', fill: color.fir })
