import { useEffect, useRef, useState } from 'react'
import { waitBeforeOpening } from './tooltipTiming.ts'

export const tooltipId = 'tooltip'

const ownerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * The element whose `data-tooltip` is open, found by delegation: one set of listeners
 * serves every tooltip of the site. Touch opens none; leaving, Escape, a press or
 * scrolling closes; the pointer may move onto the tooltip itself.
 */
export function useTooltip() {
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
    // Focus may have scrolled to its element: that closes the tooltip before, not the one to come.
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
    return () => {
      close()
      for (const [name, listener] of events) document.removeEventListener(name, listener, listen)
    }
  }, [])

  return owner
}
