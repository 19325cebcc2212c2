import { css, keyframes } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { offline, update as updateWords } from '../content/messages.yaml'
import { barBottom, layer } from '../theme/layout.ts'
import { media } from '../theme/media.ts'
import { type } from '../theme/type.ts'
import { color, motion, size, space } from '../theme/vars.ts'
import { Button } from '../ui/Button.tsx'
import { gutters } from '../ui/Container.tsx'
import { message } from './message.ts'
import { subscribe } from './status.ts'
import { useStatus } from './useStatus.ts'

/** How long the notice of a lost connection is shown, in milliseconds. */
const shownFor = 6000

/**
 * Shows one notice at a time: a new version, or a lost connection. The live region is always in the
 * page, because screen readers announce only changes inside a live region.
 */
export function Notices() {
  const [path] = useLocation()
  const { online, saved, update } = useStatus()
  const [hasRead, setHasRead] = useState(false)
  const [hasShown, setHasShown] = useState(false)
  const isLost = !update && !online && !hasRead
  const isShown = Boolean(update) || isLost
  const region = useReturningFocus(isShown)

  useEffect(() => subscribe(followLink), [])

  // Allows the next notice of a lost connection once the browser is online again.
  if (online && hasRead) setHasRead(false)
  if (isShown && !hasShown) setHasShown(true)

  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setHasRead(true), shownFor)
    return () => clearTimeout(timer)
  }, [isLost])

  return (
    <div
      css={root}
      role="status"
      data-noticed={hasShown ? '' : undefined}
      data-home={path === '/' ? '' : undefined}
      ref={region}
    >
      {update && (
        <div css={box} data-notice="">
          <span>{updateWords.ready}</span>
          <Button look="bar" onClick={update.accept}>
            {updateWords.reload}
          </Button>
          <Button look="secondary" onClick={update.decline}>
            {updateWords.later}
          </Button>
        </div>
      )}
      {isLost && (
        <div css={box} data-notice="">
          <span>{saved === 'saved' ? offline.lost : offline.lostUnsaved}</span>
        </div>
      )}
    </div>
  )
}

const isRendered = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0

/** Moves the focus to the visible link in the same <article> after the focused link has disappeared. In the portfolio, a demo's <article> has one link for online visitors and one for offline visitors. */
function followLink() {
  const { activeElement: focused } = document
  if (isRendered(focused)) return
  const beside = [...(focused?.closest('article')?.querySelectorAll('a') ?? [])].find(isRendered)
  beside?.focus({ preventScroll: true })
}

/** When a notice that contains the focus closes, moves the focus to the element that had the focus before, or else to the page. */
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
  zIndex: layer.notice,
  insetInline: 0,
  bottom: `max(${space.l}, env(safe-area-inset-bottom))`,
  maxWidth: size.page,
  marginInline: 'auto',
  ...gutters,
  pointerEvents: 'none',
  // On a phone, the notice on the home page is below the header bar, because the hero's buttons are at the bottom of the screen.
  [media.narrow]: {
    '&[data-home]': {
      top: `calc(${barBottom} + ${space.xs})`,
      bottom: 'auto',
    },
  },
})

const small = { ...type.caption, gap: space.xs, padding: `${space.xs} ${space.s}` } as const

const box = css({
  ...message,
  outline: `${space.hair} solid ${color.paper}`,
  [media.narrow]: { ...small, '& > span': { width: '100%' } },
  [media.wide]: { maxWidth: '26.25rem' },
  [media.sideways]: {
    ...small,
    maxWidth: 'none',
    flexWrap: 'nowrap',
    '& > span': { width: 'auto', flex: 1 },
  },
  // A notice that is too high for a low window scrolls.
  maxHeight: `calc(100dvh - (${barBottom}) - ${space.xl})`,
  overflow: 'auto',
  // Only a notice with buttons takes presses. Any other notice lets a press through to the control behind the notice.
  '&:has(button)': { pointerEvents: 'auto' },
  // In browsers without `:has()`, only the buttons take presses.
  '& button': { pointerEvents: 'auto' },
  animation: `${rise} ${motion.quick}`,
  [media.still]: { animation: 'none' },
})
