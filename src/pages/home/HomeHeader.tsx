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
import { barWidth } from '../../ui/textWidth.ts'

const menuId = 'menu'

/**
 * The header bar of the home page, with links to the sections. If the bar is too narrow for the links,
 * the links are in a menu. The menu is a native popover, because the menu must work before scripts run.
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

/** Tells whether the menu is open. Closes the menu when the window becomes wide enough for the links. */
function useMenu() {
  const panelRef = useRef<HTMLDivElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const panel = panelRef.current
    const toggle = toggleRef.current
    // A browser without popovers has no menu to watch.
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

const { texts, gaps, total } = barWidth(brand, [...nav.map(({ text }) => text), getStarted])
// Compares the bar's width in `rem` and also in `ch`. A minimum font size in the browser's settings makes the
// links wider. Such a setting changes the unit `ch`, but not `rem`.
const isWide = `(min-width: ${total}rem) and (min-width: ${1.5 * total}ch)`
/** A container query: the bar has room for the links. */
const inBar = `@container bar ${isWide}`
/** A container query: the bar is too narrow, so the links are in the menu. */
const inMenu = `@container bar not (${isWide})`
const gap = `clamp(${space.xs}, (100cqi - ${texts}rem) / ${gaps}, ${space.m})`
const noPopover = '@supports not selector(:popover-open)'

const toggle = css({
  ...iconButton,
  marginInlineEnd: `max(-1 * ${space.s}, -3.75vw)`,
  // Makes clicks hit the button and not its icon, because React removes the icon when the menu opens. In WebKit,
  // the Tab key continues from the clicked element, and this fails if the element is removed.
  '& > svg': { pointerEvents: 'none' },
  [inBar]: { display: 'none' },
  [noPopover]: { display: 'none' },
})

const panel = css({
  [inMenu]: {
    position: 'fixed',
    inset: `calc(${barBottom}) 0 auto`,
    width: 'auto',
    // A menu that is higher than the screen scrolls.
    maxHeight: `calc(100dvh - (${barBottom}))`,
    overscrollBehavior: 'contain',
    margin: 0,
    paddingBlock: `0 ${space.l}`,
    ...gutters,
    border: 0,
    borderBlockEnd: `${stroke.thin} solid ${color.ink}`,
    background: color.paper,
    color: color.ink,
    // A shadow that darkens the page below the header bar.
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
  [inBar]: {
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
    // Without scripts, the menu stays open when the window becomes wide. These styles then move the open
    // menu to the place of the links in the bar.
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
  [inBar]: { display: 'flex' },
  '& > li': { [inMenu]: { borderBlockEnd: `${stroke.thin} solid ${color.line}` } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    color: 'inherit',
    ...type.link,
    textDecoration: 'none',
    textUnderlineOffset: '0.3em',
    '&:hover': { textDecorationLine: 'underline' },
    [inMenu]: { ...type.card, fontWeight: 620, minHeight: '3.5rem' },
    [inBar]: { minHeight: size.target, paddingInline: gap },
  },
})
