import { css } from '@emotion/react'
import { isFromRight } from 'virtual:language'
import { useEffect, useState } from 'react'
import { layer } from '../theme/layout.ts'
import { type } from '../theme/type.ts'
import { color, radius, space } from '../theme/vars.ts'

const tooltipId = 'tooltip'

/** Pixels between the tooltip and the element with the tooltip. */
const gap = 10
/** Pixels between the tooltip and the edge of the window. */
const margin = 8

/** The one tooltip that all elements share. Shows the `data-tooltip` of the hovered or focused element. */
export function Tooltip() {
  const owner = useOwner()
  // Renders nothing while no tooltip is open, so that the prerendered HTML does not contain the tooltip's styles.
  if (!owner) return null
  return (
    // React calls `ref` before the browser paints, so the tooltip never appears in a wrong place.
    <div css={root} ref={(tooltip) => place(tooltip, owner)} id={tooltipId} role="tooltip">
      {owner.dataset.tooltip}
    </div>
  )
}

/** Places the tooltip above its element, or below the element if there is no room above. Keeps the tooltip inside the window. */
function place(tooltip: HTMLElement | null, owner: HTMLElement) {
  if (!tooltip) return
  const { width, height } = tooltip.getBoundingClientRect()
  const box = owner.getBoundingClientRect()
  const set = (side: string, left: number, top: number) => {
    tooltip.dataset.side = side
    tooltip.style.left = `${left}px`
    tooltip.style.top = `${top}px`
  }
  const right = document.documentElement.clientWidth - margin - width
  // In a list, places the tooltip beside the item, because a tooltip above the item would cover the previous item.
  const beside = isFromRight ? box.left - gap - width : box.right + gap
  if (owner.matches('li > *') && beside >= margin && beside <= right)
    return set('beside', beside, box.top + (box.height - height) / 2)
  const middle = box.left + box.width / 2
  const left = Math.max(margin, Math.min(middle - width / 2, right))
  const above = box.top - height - gap
  if (above < margin) set('below', left, box.bottom + gap)
  else set('above', left, above)
  tooltip.style.setProperty('--tip', `${middle - left}px`)
}

/** Milliseconds of hovering before a tooltip opens. */
const openDelay = 700
/** If the last tooltip closed at most this many milliseconds ago, the next tooltip opens without a delay. */
const skipDelay = 300

/** Finds the element with a tooltip at or around an event's target. Ignores a tooltip that repeats the element's text. */
function ownerOf({ target }: Event) {
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  return owner?.textContent === owner?.dataset.tooltip ? null : owner
}

/**
 * Returns the element whose tooltip is open. Touch does not open tooltips. A tooltip stays open while the
 * pointer is on the element or the tooltip; Escape, a press, scrolling and resizing close it.
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
      const wait = performance.now() - lastClosed <= skipDelay ? 0 : openDelay
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
    // Focusing an element may scroll the page, which must not cancel a tooltip that is about to open.
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
  textWrap: 'balance',
  paddingBlock: '0.375rem',
  paddingInline: '0.625rem',
  background: color.ink,
  color: color.paper,
  borderRadius: radius.small,
  // An invisible bridge, so that the pointer can move from the element to the tooltip.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: `${gap}px`,
  },
  // The small triangle that points to the element.
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
  '&[data-side="beside"]::before': { inset: `0 -${gap}px`, height: 'auto', zIndex: -1 },
  '&[data-side="beside"]::after': { display: 'none' },
  '&[data-side="below"]::before': { top: 'auto', bottom: '100%' },
  '&[data-side="below"]::after': { top: 'auto', bottom: '100%', rotate: '180deg' },
})
