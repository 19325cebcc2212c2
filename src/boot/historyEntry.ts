import { afterTwoFrames, moves } from './firstScreen.ts'

/** What this site keeps in `history.state`. */
interface HistoryEntry {
  /** Names the entry, so that the visitor's place at it can be found again (src/navigation.ts). */
  entry?: number
  /** The contact dialog is open at this entry. */
  dialog?: true
  /** How far the page was scrolled when it was left or reloaded. */
  top?: number | undefined
}

/** The current history entry. */
export const historyEntry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {}

/** Adds to the current history entry, and may spell its address in another way. */
export const changeEntry = (change: HistoryEntry, address = '') =>
  history.replaceState({ ...historyEntry(), ...change }, '', address)

/** Adds a history entry at the same address and place. */
export const addEntry = (change: HistoryEntry) =>
  history.pushState({ ...historyEntry(), ...change }, '')

/**
 * Returns a page that is loaded again to where it was, unless the visitor moves first. WebKit by
 * itself goes to the section in the address, or to the top if the dialog was open.
 */
export function returnToPlace() {
  let { top, dialog } = historyEntry()
  // `back` makes WebKit load the page once more.
  addEventListener('pagehide', () => changeEntry({ top: top ?? scrollY }))
  // A reload closes the dialog, so its history entry goes too.
  if (dialog) history.back()
  if (top === undefined) return

  changeEntry({ top: undefined })
  for (const type of moves) addEventListener(type, () => (top = undefined), { capture: true })
  const scroll = () => {
    scrollTo({ top: top ?? scrollY, behavior: 'instant' })
    top = undefined
  }
  // WebKit scrolls after this event and before the second frame.
  addEventListener('pageshow', () => afterTwoFrames(scroll))
}
