import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { layer } from '../theme/layout.ts'
import { type } from '../theme/type.ts'
import { color, radius, space } from '../theme/vars.ts'

const tooltipId = 'tooltip'

const gap = 10
const margin = 8

/** The site's only tooltip: shows the `data-tooltip` of the hovered or focused element. */
export function Tooltip() {
  const owner = useOwner()
  // Its element and its style are no part of the page until then.
  if (!owner) return null
  return (
    // React calls it before the browser paints.
    <div css={root} ref={(tooltip) => place(tooltip, owner)} id={tooltipId} role="tooltip">
      {owner.dataset.tooltip}
    </div>
  )
}

/** Places the tooltip above its owner and inside the window, or below if there is no room above. */
function place(tooltip: HTMLElement | null, owner: HTMLElement) {
  if (!tooltip) return
  const { width, height } = tooltip.getBoundingClientRect()
  const { top, bottom, left: start, width: ownWidth } = owner.getBoundingClientRect()
  const middle = start + ownWidth / 2
  const right = document.documentElement.clientWidth - margin - width
  const left = Math.max(margin, Math.min(middle - width / 2, right))
  const above = top - height - gap
  tooltip.dataset.side = above < margin ? 'below' : 'above'
  tooltip.style.left = `${left}px`
  tooltip.style.top = `${above < margin ? bottom + gap : above}px`
  tooltip.style.setProperty('--tip', `${middle - left}px`)
}

/** In milliseconds: before the first tooltip opens, and how long after it the next one opens at once. */
const delays = { open: 700, skip: 300 } as const

/** The element around an event's that has a tooltip. One that would repeat its label opens none. */
function ownerOf({ target }: Event) {
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  return owner?.textContent === owner?.dataset.tooltip ? null : owner
}

/**
 * The element whose tooltip is open. One set of listeners on the document serves all tooltips. Touch
 * opens none. Leaving, Escape, a press, scrolling or another window size closes it. The pointer may move onto the tooltip.
 */
function useOwner() {
  const [owner, setOwner] = useState<HTMLElement | null>(null)

  useEffect(() => {
    let current: HTMLElement | null = null
    let lastClosed = -Infinity
    let timer = 0

    const close = () => {
      clearTimeout(timer)
      if (!current) return
      current.removeAttribute('aria-describedby')
      current = null
      lastClosed = performance.now()
      setOwner(null)
    }
    const open = (element: HTMLElement) => {
      close()
      const wait = performance.now() - lastClosed <= delays.skip ? 0 : delays.open
      timer = window.setTimeout(() => {
        current = element
        if (!element.getAttribute('aria-label')) element.setAttribute('aria-describedby', tooltipId)
        setOwner(element)
      }, wait)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const element = ownerOf(event)
      const onTooltip = event.target instanceof Element && event.target.id === tooltipId
      if (onTooltip || (element && element === current)) return
      if (element) open(element)
      else close()
    }
    const focus = (event: FocusEvent) => {
      const element = ownerOf(event)
      if (element?.matches(':focus-visible')) open(element)
    }
    const key = (event: KeyboardEvent) => {
      if (['Escape', 'Enter', ' '].includes(event.key)) close()
    }
    // The focus may have scrolled to its element, which must not cancel that element's tooltip.
    const scroll = () => {
      if (current) close()
    }
    const listening = new AbortController()
    const options = { passive: true, capture: true, signal: listening.signal }
    addEventListener('pointerover', over, options)
    addEventListener('focusin', focus, options)
    addEventListener('keydown', key, options)
    addEventListener('scroll', scroll, options)
    for (const type of ['focusout', 'pointerdown', 'resize']) addEventListener(type, close, options)
    return () => {
      close()
      listening.abort()
    }
  }, [])

  return owner
}

const root = css({
  ...type.caption,
  position: 'fixed',
  zIndex: layer.tooltip,
  width: 'max-content',
  maxWidth: '24ch',
  paddingBlock: '0.375rem',
  paddingInline: '0.625rem',
  background: color.ink,
  color: color.paper,
  borderRadius: radius.small,
  // Bridges the gap, so that the pointer can move from the owner onto the tooltip.
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
})
