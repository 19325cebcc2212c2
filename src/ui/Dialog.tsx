import { ClassNames, css, keyframes } from '@emotion/react'
import { DialogContent, DialogOverlay } from '@reach/dialog'
import { useCallback, useEffect } from 'react'
import { media } from '../theme/media.ts'
import { color, motion, radius, stroke } from '../theme/vars.ts'
import { useAfterFrame } from './useAfterFrame.ts'

interface Props {
  isOpen: boolean
  /** Id of the heading that names the dialog. */
  labelledBy: string
  onDismiss: () => void
  /** What it shows, rendered ahead. */
  box: HTMLElement
}

/**
 * A modal dialog: centered from 720 px, a sheet from below on phones. Its styles are there before
 * it opens; the dialog itself is, out of sight, while it is wanted ahead.
 */
export function Dialog({ isAhead, ...props }: Props & { isAhead: boolean }) {
  return (
    <ClassNames>
      {(names) => {
        const classes = { root: names.css(root), content: names.css(content) }
        return (props.isOpen || isAhead) && <MountedDialog {...props} classes={classes} />
      }}
    </ClassNames>
  )
}

interface MountedProps extends Props {
  classes: { root: string; content: string }
}

function MountedDialog({ isOpen, labelledBy, onDismiss, box, classes }: MountedProps) {
  // The lock looks at every element's style to find what can be focused.
  const isLocked = useAfterFrame(isOpen)

  // One and the same function: moving the box again would lose the focus in it.
  const fill = useCallback((element: HTMLElement | null) => element?.append(box), [box])

  // The lock gives the focus back only if it had begun; a quick hand closes before that.
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [isOpen])

  // What is rendered ahead has another parent in React, which is where its events go.
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => void (key === 'Escape' && onDismiss())
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen, onDismiss])

  return (
    <DialogOverlay
      className={classes.root}
      data-ahead={isOpen ? undefined : ''}
      onDismiss={onDismiss}
      dangerouslyBypassScrollLock
      dangerouslyBypassFocusLock={!isLocked}
    >
      <DialogContent className={classes.content} aria-labelledby={labelledBy} ref={fill} />
    </DialogOverlay>
  )
}

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { translate: '0 8px', opacity: 0 } })
const slide = keyframes({ from: { translate: '0 100%' } })

const root = css({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  display: 'grid',
  alignItems: 'end',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.overlay,
  animation: `${appear} ${motion.dialog}`,
  '&[data-ahead], &[data-ahead] > *': { visibility: 'hidden', animationPlayState: 'paused' },
  [media.wide]: { alignItems: 'center', justifyItems: 'center', padding: '1rem' },
  [media.print]: { display: 'none' },
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
