import { css, keyframes } from '@emotion/react'
import { media } from '../theme/media.ts'

/** Plays an animation as its box scrolls into view, but not with reduced motion. */
export const onScrollIntoView = (animation: ReturnType<typeof keyframes>) => ({
  '@supports (animation-timeline: view())': {
    [media.moving]: {
      animation: `${animation} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 60%',
    },
  },
})

const rise = keyframes({ from: { translate: '0 24px' } })

/** A card rises into place. It is never hidden. */
export const riseOnScroll = css(onScrollIntoView(rise))
