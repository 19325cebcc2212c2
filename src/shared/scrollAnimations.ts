import { css, keyframes } from '@emotion/react'
import { media } from '../theme/media.ts'

/** Plays an animation while the element scrolls into view. Does nothing if the visitor asks for reduced motion. */
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

/** Moves an element up while it scrolls into view. The element is always visible. */
export const riseOnScroll = css(onScrollIntoView(rise))
