import { css, Global, keyframes } from '@emotion/react'
import { DialogContent, DialogOverlay } from '@reach/dialog'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { layer } from '../theme/layout.ts'
import { media } from '../theme/media.ts'
import { color, motion, radius, stroke } from '../theme/vars.ts'

interface Props {
  labelledBy: string
  onDismiss: () => void
  children: ReactNode
}

/** Maximum time between the two clicks of a double click, in milliseconds. */
const doubleClick = 500

/** An open modal dialog. Phones show it at the bottom of the screen, wide windows in the center. */
export function Dialog({ labelledBy, onDismiss, children }: Props) {
  const [opened] = useState(() => performance.now())
  const [opener] = useState(() => document.activeElement)
  const [scrollBar] = useState(() => innerWidth - document.documentElement.clientWidth)
  const isPainted = usePainted()
  const sheet = useRef<HTMLDivElement>(null)
  const dismiss = ({ type }: SyntheticEvent) => {
    // A double click on the button that opens the dialog must not close the dialog: the second click
    // hits the overlay.
    if (type === 'click' && performance.now() - opened < doubleClick) sheet.current?.focus()
    else onDismiss()
  }
  useEffect(() => {
    // @reach/dialog hears Escape only after the focus has moved into the dialog.
    const dismissByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss()
    }
    document.addEventListener('keydown', dismissByEscape)
    return () => document.removeEventListener('keydown', dismissByEscape)
  }, [onDismiss])
  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return
    // Returns the focus to the button that opened the dialog. Uses a microtask, because the focus lock of @reach/dialog
    // first returns the focus to the element that had the focus when the lock started.
    return () => queueMicrotask(() => opener.focus({ preventScroll: true }))
  }, [opener])
  return (
    <DialogOverlay
      css={root}
      onDismiss={dismiss}
      dangerouslyBypassScrollLock
      dangerouslyBypassFocusLock={!isPainted}
    >
      <Global styles={scrollBar > 0 ? [locked, withScrollBar] : locked} />
      <DialogContent ref={sheet} css={content} aria-labelledby={labelledBy}>
        {children}
      </DialogContent>
    </DialogOverlay>
  )
}

/**
 * Returns true once the browser has painted the dialog. The focus lock starts only then, because it
 * computes the styles of all focusable elements, which takes 50 ms on a slow phone.
 */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { translate: '0 8px', opacity: 0 } })
const slide = keyframes({ from: { translate: '0 100%' } })

/** Prevents scrolling of the page. The scroll lock of @reach/dialog needs an inline style, which the Content-Security-Policy forbids. */
const locked = css({ 'html:root': { overflow: 'hidden' } })
/** While the dialog is open, keeps the space of the hidden scroll bar free, so that the page does not move sideways. */
const withScrollBar = css({ 'html:root': { scrollbarGutter: 'stable' } })

const root = css({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  alignItems: 'end',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.overlay,
  animation: `${appear} ${motion.dialog}`,
  [media.wide]: { alignItems: 'center', justifyItems: 'center', padding: '1rem' },
})

const content = css({
  position: 'relative',
  width: '100%',
  maxHeight: '88dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.paper,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  borderBlockEnd: 0,
  borderInline: 0,
  animation: `${slide} ${motion.sheet}`,
  outline: 'none',
  [media.wide]: {
    width: 'min(40rem, 100%)',
    border: `${stroke.thin} solid ${color.ink}`,
    borderRadius: radius.small,
    animation: `${rise} ${motion.dialog}`,
  },
  [media.still]: { animation: `${appear} 100ms` },
})
