import { moves } from './firstScreen.ts'

/*
 * An address names a section only while the visitor is there. To the place at an address without one,
 * every browser returns by itself: on Back, after a reload, and when a phone has dropped the tab.
 */

/** Takes the section out of the address of the current history entry. */
export function leaveSection() {
  if (location.hash) history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
}

/** Keys that scroll the page, or move the focus to where it may scroll. */
const keys = /^(Arrow|Page|Home|End|Tab| )/

/** Leaves the section when the visitor scrolls, whether the application runs or not. */
export function leaveSectionOnScroll() {
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || keys.test(event.key)) leaveSection()
  }
  for (const type of moves) addEventListener(type, leave, { capture: true, passive: true })
}
