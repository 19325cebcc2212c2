import { css, keyframes } from '@emotion/react'
import { media } from '../theme/media.ts'

/** Animates an element while it scrolls into view, except with reduced motion. `range` is the CSS `animation-range`. */
export const onScrollIntoView = (
  animation: ReturnType<typeof keyframes>,
  range = 'entry 0% entry 60%',
) => ({
  '@supports (animation-timeline: view())': {
    [media.moving]: {
      animation: `${animation} linear both`,
      animationTimeline: 'view()',
      animationRange: range,
    },
  },
})

const rise = keyframes({ from: { translate: '0 24px' } })

/** Moves an element up while it scrolls into view. The element is always visible. */
export const riseOnScroll = css(onScrollIntoView(rise))
