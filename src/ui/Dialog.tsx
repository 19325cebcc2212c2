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

/** Longest time between the clicks of a double click, in milliseconds. */
const doubleClick = 500

/** An open modal dialog: a sheet from below on phones, centered in a wide window. */
export function Dialog({ labelledBy, onDismiss, children }: Props) {
  const [opened] = useState(() => performance.now())
  const [opener] = useState(() => document.activeElement)
  const [bar] = useState(() => innerWidth - document.documentElement.clientWidth)
  const isPainted = usePainted()
  const sheet = useRef<HTMLDivElement>(null)
  const dismiss = ({ type }: SyntheticEvent) => {
    // The second click of a double click on the opener lands outside the dialog.
    if (type === 'click' && performance.now() - opened < doubleClick) sheet.current?.focus()
    else onDismiss()
  }
  useEffect(() => {
    // Until the focus lock has moved the focus into the dialog, the dialog gets no keys.
    const dismissByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss()
    }
    document.addEventListener('keydown', dismissByEscape)
    return () => document.removeEventListener('keydown', dismissByEscape)
  }, [onDismiss])
  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return
    // After the focus lock, which returns the focus to where it was when the lock started. A press may have moved it by then.
    return () => queueMicrotask(() => opener.focus({ preventScroll: true }))
  }, [opener])
  return (
    <DialogOverlay
      css={root}
      onDismiss={dismiss}
      dangerouslyBypassScrollLock
      dangerouslyBypassFocusLock={!isPainted}
    >
      <Global styles={bar > 0 ? [locked, withBar] : locked} />
      <DialogContent ref={sheet} css={content} aria-labelledby={labelledBy}>
        {children}
      </DialogContent>
    </DialogOverlay>
  )
}

/**
 * Whether the dialog is on the screen. The focus lock starts only then, because it reads the style of
 * everything that may take the focus: on a slow phone that delays the dialog by 50 ms.
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

/** The page behind the dialog stays where it is. The security policy refuses the style of the dialog's own scroll lock. */
const locked = css({ 'html:root': { overflow: 'hidden' } })
/** The room of a scroll bar stays, so that nothing moves sideways. */
const withBar = css({ 'html:root': { scrollbarGutter: 'stable' } })

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
