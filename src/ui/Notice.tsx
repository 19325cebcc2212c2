import { css, keyframes } from '@emotion/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, motion, radius, size, space, stroke } from '../theme/vars.ts'

/** How long a notice without a question stays (connection lost, number copied), in milliseconds. */
export const shownFor = 6000

/** A message at the bottom of the window, on a phone below the bar. The live region stays; its content changes. */
export function Notice({ children }: { children?: ReactNode }) {
  const [hasShown, setHasShown] = useState(false)
  if (children && !hasShown) setHasShown(true)
  const region = useReturningFocus(Boolean(children))
  return (
    <div css={root} role="status" data-noticed={hasShown ? '' : undefined} ref={region}>
      {children && (
        <div css={box} data-notice="">
          {children}
        </div>
      )}
    </div>
  )
}

/** Returns the focus to where it came from, or else to the page, when the message goes while it has the focus. */
function useReturningFocus(isShown: boolean) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = region.current
    if (!box || !isShown) return
    const stop = new AbortController()
    const targets = [document.getElementById('main')]
    let hadFocus = false
    const noteOrigin = ({ relatedTarget }: FocusEvent) => {
      hadFocus = true
      if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget))
        targets.unshift(relatedTarget)
    }
    box.addEventListener('focusin', noteOrigin, { signal: stop.signal })
    return () => {
      stop.abort()
      for (const target of hadFocus ? targets : [])
        if (document.activeElement === document.body) target?.focus({ preventScroll: true })
    }
  }, [isShown])
  return region
}

const rise = keyframes({ from: { translate: '0 12px', opacity: 0 } })

const root = css({
  position: 'fixed',
  zIndex: 20,
  insetInline: `max(${space.s}, env(safe-area-inset-left))`,
  // A phone's first screen has its buttons at the bottom.
  top: `calc(${size.bar} + env(safe-area-inset-top) + ${space.xs})`,
  pointerEvents: 'none',
  [media.wide]: {
    top: 'auto',
    insetInline: `max(${space.l}, env(safe-area-inset-left), env(safe-area-inset-right)) auto`,
    maxWidth: '26.25rem',
    bottom: `max(${space.l}, env(safe-area-inset-bottom))`,
  },
})

/** A box with a message and its buttons. */
export const message = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  padding: space.m,
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
} as const

const box = css({
  ...message,
  [media.narrow]: {
    ...type.caption,
    gap: space.xs,
    padding: `${space.xs} ${space.s}`,
    '& > span': { width: '100%' },
  },
  // Long words scroll in a low window.
  maxHeight: '88dvh',
  overflow: 'auto',
  // A notice without buttons lets a press through to the control that it has just covered.
  '&:has(button)': { pointerEvents: 'auto' },
  // For browsers without `:has()`.
  '& button': { pointerEvents: 'auto' },
  animation: `${rise} ${motion.quick}`,
  [media.still]: { animation: 'none' },
})
