import { css } from '@emotion/react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { type } from '../theme/type.ts'
import { color, radius, space } from '../theme/vars.ts'
import { useBeforePaint } from './useBeforePaint.ts'

const tooltipId = 'tooltip'

const gap = 10
const margin = 8

/** The site's only tooltip: shows the `data-tooltip` of the hovered or focused element. */
export function Tooltip() {
  const owner = useTooltip()
  const ref = useRef<HTMLDivElement>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const text = owner?.dataset.tooltip

  useEffect(() => {
    if (!owner) return
    const observer = new MutationObserver(render)
    observer.observe(owner, { attributeFilter: ['data-tooltip'] })
    return () => observer.disconnect()
  }, [owner])
  useBeforePaint(() => {
    if (owner && ref.current) place(ref.current, owner.getBoundingClientRect())
  }, [owner, text])

  // Its element and its style are no part of the page until then.
  if (!owner) return null
  return (
    <div css={root} ref={ref} id={tooltipId} role="tooltip">
      {text}
    </div>
  )
}

/** Places the tooltip above its owner and inside the window, or below if there is no room above. */
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

/** In milliseconds: before the first tooltip opens, and how long after it the next one opens at once. */
const delays = { open: 700, skip: 300 } as const

/** The delay before a tooltip opens, from the time at which the last one closed (both in ms). */
export function waitBeforeOpening(now: number, lastClosed: number): number {
  return now - lastClosed <= delays.skip ? 0 : delays.open
}

const ownerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * The element whose tooltip is open. One set of listeners on the document serves all tooltips. Touch
 * opens none. Leaving, Escape, a press, scrolling or another window size closes it. The pointer may move onto the tooltip.
 */
function useTooltip() {
  const [owner, setOwner] = useState<HTMLElement | null>(null)
  const timing = useRef({ timer: 0, lastClosed: -Infinity })

  useEffect(() => {
    const state = timing.current
    let current: HTMLElement | null = null

    const close = () => {
      clearTimeout(state.timer)
      if (!current) return
      current.removeAttribute('aria-describedby')
      current = null
      state.lastClosed = performance.now()
      setOwner(null)
    }
    const open = (element: HTMLElement) => {
      close()
      const wait = waitBeforeOpening(performance.now(), state.lastClosed)
      state.timer = window.setTimeout(() => {
        current = element
        if (element.textContent !== element.dataset.tooltip && !element.ariaLabel) {
          element.setAttribute('aria-describedby', tooltipId)
        }
        setOwner(element)
      }, wait)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const element = ownerOf(event.target)
      const onTooltip = event.target instanceof Element && event.target.id === tooltipId
      if (onTooltip || (element && element === current)) return
      if (element) open(element)
      else close()
    }
    const focus = (event: FocusEvent) => {
      const element = ownerOf(event.target)
      if (element?.matches(':focus-visible')) open(element)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    // The focus may have scrolled to its element, which must not cancel that element's tooltip.
    const scroll = () => {
      if (current) close()
    }
    const listen = { passive: true, capture: true }
    const events: [string, EventListener][] = [
      ['pointerover', over as EventListener],
      ['focusin', focus as EventListener],
      ['focusout', close],
      ['pointerdown', close],
      ['scroll', scroll],
      ['keydown', key as EventListener],
    ]
    for (const [name, listener] of events) document.addEventListener(name, listener, listen)
    addEventListener('resize', close)
    return () => {
      close()
      removeEventListener('resize', close)
      for (const [name, listener] of events) document.removeEventListener(name, listener, listen)
    }
  }, [])

  return owner
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
