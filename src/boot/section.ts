import { moves } from './firstScreen.ts'

/*
 * The page's URL names a section (`/#about`) only while the visitor is at the section. Without
 * a section in the URL, every browser restores the scroll position by itself: on Back, after a
 * reload, and after a phone has discarded the tab.
 */

/** Removes the section from the URL of the current history entry. */
export function leaveSection() {
  if (location.hash) history.replaceState(history.state, '', location.href.replace(/#.*/, ''))
}

/** Keys that scroll the page or move the focus. */
const keys = /^(Arrow|Page|Home|End|Tab| )/

/** Removes the section from the URL when the visitor scrolls, before and after hydration. */
export function leaveSectionOnScroll() {
  const leave = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || keys.test(event.key)) leaveSection()
  }
  for (const type of moves) addEventListener(type, leave, { capture: true, passive: true })
}
