import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, radius, space } from '../theme/vars.ts'
import { tooltipId, useTooltip } from './useTooltip.ts'

const gap = 10
const margin = 8

/** The site's one tooltip: shows the `data-tooltip` of whatever is hovered or focused. */
export function Tooltip() {
  const owner = useTooltip()
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (owner && ref.current) place(ref.current, owner.getBoundingClientRect())
  }, [owner])

  return (
    <div css={root} ref={ref} id={tooltipId} role="tooltip" hidden={!owner}>
      {owner?.dataset.tooltip}
    </div>
  )
}

/** Above its owner and inside the window; below where there is no room above. */
function place(tooltip: HTMLElement, owner: DOMRect) {
  const { width, height } = tooltip.getBoundingClientRect()
  const middle = owner.left + owner.width / 2
  const right = document.documentElement.clientWidth - margin - width
  const left = Math.max(margin, Math.min(middle - width / 2, right))
  const above = owner.top - height - gap
  tooltip.dataset.side = above < margin ? 'below' : 'above'
  tooltip.style.left = `${left}px`
  tooltip.style.top = `${above < margin ? owner.bottom + gap : above}px`
  tooltip.style.setProperty('--tip', `${middle - left}px`)
}

const root = css({
  ...type.caption,
  position: 'fixed',
  zIndex: 40,
  width: 'max-content',
  maxWidth: '24ch',
  paddingBlock: '0.375rem',
  paddingInline: '0.625rem',
  background: color.ink,
  color: color.paper,
  borderRadius: radius.small,
  // Bridges the gap, so that the mouse can move from the owner onto the tooltip.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: `${gap}px`,
  },
  // The summit-shaped pointer.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'var(--tip)',
    top: '100%',
    width: '1rem',
    height: space.xs,
    translate: '-50%',
    background: color.ink,
    clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  },
  '&[data-side="below"]::before': { top: 'auto', bottom: '100%' },
  '&[data-side="below"]::after': { top: 'auto', bottom: '100%', rotate: '180deg' },
  [media.print]: { display: 'none' },
})
