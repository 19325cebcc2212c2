import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { getStarted, nav } from '../../content/home.yaml'
import { menu } from '../../content/messages.yaml'
import { brand } from '../../content/site.yaml'
import { Bar } from '../../shared/Bar.tsx'
import { barBottom, barBottomWide } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { type } from '../../theme/type.ts'
import { color, motion, size, space, stroke } from '../../theme/vars.ts'
import { Button, iconButton } from '../../ui/Button.tsx'
import { gutters } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { barRoom } from '../../ui/textWidth.ts'

const menuId = 'menu'

/**
 * The home page's bar: brand, links to the sections, and the main action. Where they do not fit, the links
 * are in a menu. It is a native popover, so it opens, and closes by Escape or a tap outside, before
 * any script runs.
 */
export function HomeHeader() {
  const { panelRef, toggleRef, isOpen } = useMenu()
  const label = isOpen ? menu.close : menu.open
  return (
    <Bar>
      <nav aria-label={menu.label}>
        <button
          css={toggle}
          ref={toggleRef}
          type="button"
          popovertarget={menuId}
          aria-controls={menuId}
          aria-label={label}
          data-tooltip={label}
        >
          <Icon name={isOpen ? 'x' : 'list'} />
        </button>
        <div css={panel} id={menuId} ref={panelRef} popover="auto">
          <ul css={list}>
            {nav.map(({ text, href }) => (
              <li key={href}>
                <SiteLink href={href}>{text}</SiteLink>
              </li>
            ))}
          </ul>
          <Button look="bar" href="#contact">
            {getStarted}
          </Button>
        </div>
      </nav>
    </Bar>
  )
}

/** Whether the menu is open. Closes it when the bar has room for the links, which hides its button. */
function useMenu() {
  const panelRef = useRef<HTMLDivElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const panel = panelRef.current
    const toggle = toggleRef.current
    // Without popovers there is no menu.
    if (!panel?.hidePopover || !toggle) return
    const follow = () => setOpen(panel.matches(':popover-open'))
    const hide = () => {
      if (panel.matches(':popover-open') && getComputedStyle(toggle).display === 'none')
        panel.hidePopover()
    }
    follow()
    const stop = new AbortController()
    panel.addEventListener('toggle', follow, { signal: stop.signal })
    addEventListener('resize', hide, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  return { panelRef, toggleRef, isOpen }
}

const { words, gaps, whole } = barRoom(brand, [...nav.map(({ text }) => text), getStarted])
// A visitor's smallest size of letters makes `ch` larger, but not rem.
const room = `(min-width: ${whole}rem) and (min-width: ${1.5 * whole}ch)`
/** Where the links have room beside the brand, they stand in the bar; elsewhere they are in the menu. */
const fits = `@container bar ${room}`
const tight = `@container bar not (${room})`
const gap = `clamp(${space.xs}, (100cqi - ${words}rem) / ${gaps}, ${space.m})`
const noPopover = '@supports not selector(:popover-open)'

const toggle = css({
  ...iconButton,
  marginInlineEnd: `max(-1 * ${space.s}, -3.75vw)`,
  // WebKit moves the focus by Tab from the clicked element; a replaced icon would lose that place.
  '& > svg': { pointerEvents: 'none' },
  [fits]: { display: 'none' },
  [noPopover]: { display: 'none' },
})

const panel = css({
  [tight]: {
    position: 'fixed',
    inset: `calc(${barBottom}) 0 auto`,
    width: 'auto',
    // On a low screen the links scroll, not the page behind them.
    maxHeight: `calc(100dvh - (${barBottom}))`,
    overscrollBehavior: 'contain',
    margin: 0,
    paddingBlock: `0 ${space.l}`,
    ...gutters,
    border: 0,
    borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
    background: color.paper,
    color: color.ink,
    // A veil over the page below the bar.
    boxShadow: `0 100vh 0 100vh ${color.overlay}`,
    '& > a': { width: '100%', marginBlockStart: '1.25rem' },
    [media.moving]: { '&:popover-open': { animation: `menu ${motion.quick}` } },
    '@keyframes menu': { from: { translate: '0 -8px', opacity: 0 } },
    [noPopover]: { display: 'none' },
    [media.wide]: {
      insetBlockStart: `calc(${barBottomWide})`,
      maxHeight: `calc(100dvh - (${barBottomWide}))`,
    },
  },
  [fits]: {
    display: 'flex',
    alignItems: 'center',
    gap,
    position: 'static',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    overflow: 'visible',
    // Open without scripts in a window that has since become wide: it stays in its place in the bar.
    '&:popover-open': {
      position: 'fixed',
      insetBlock: 'env(safe-area-inset-top) auto',
      insetInline: `auto ${size.gutter}`,
      height: size.barWide,
    },
    '& > a': { minHeight: size.targetBar, paddingBlock: 0 },
  },
})

const list = css({
  [fits]: { display: 'flex' },
  '& > li': { [tight]: { borderBlockEnd: `${stroke.thin} solid ${color.line}` } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    color: 'inherit',
    ...type.link,
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    '&:hover': { textDecorationLine: 'underline' },
    [tight]: { ...type.card, fontWeight: 620, minHeight: '3.5rem' },
    [fits]: { minHeight: size.target, paddingInline: gap },
  },
})
