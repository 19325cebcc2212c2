import { css, keyframes } from '@emotion/react'
import { media } from '../theme/media.ts'

const rise = keyframes({ from: { translate: '0 24px' } })

/** A card rises into place as it scrolls into view. It is never hidden, and does not move with reduced motion. */
export const rising = css({
  '@supports (animation-timeline: view())': {
    [media.moving]: {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 60%',
    },
  },
})
